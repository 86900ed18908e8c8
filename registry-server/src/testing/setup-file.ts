import { afterAll } from 'vitest';
import { cleanUpFile } from './at-file-end.ts';

// Runs for each test file, also where files share a process and its modules.
afterAll(cleanUpFile);
