import type { createEngine } from './engine.ts';
import type { Engine } from './navigator.ts';

/** Loads what moves the shop from page to page: code of its own, loaded when a shopper first points at a link. */
export async function loadEngine(options: Parameters<typeof createEngine>[0]): Promise<Engine> {
  const engine = await import('./engine.ts');
  return engine.createEngine(options);
}
