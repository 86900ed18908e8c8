import { createServerRenderer } from './rendering/server-renderer.tsx';
import './styles.ts';

export const renderer = createServerRenderer();
