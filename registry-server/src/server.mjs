// JavaScript, since stripping the types of the first file would load what strips them (15 MB) at every start.
import { enableCompileCache, flushCompileCache } from 'node:module';

// Types are stripped and code is compiled once, not at every start. It has to come before anything is imported.
enableCompileCache();
const { serve } = await import('./serve.ts');
await serve();
flushCompileCache();
