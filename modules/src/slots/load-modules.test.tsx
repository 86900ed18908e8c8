import { expect, test, vi } from 'vitest';
import { loadedModules, loadModules } from './load-modules.ts';

test('what is loaded once is handed out without waiting', async () => {
  // Other files of this process may have loaded the button.
  vi.resetModules();
  const { loadedModules, loadModules } = await import('./load-modules.ts');
  expect(loadedModules(['button'])).toBeUndefined();
  const loaded = await loadModules(['button']);
  expect(loadedModules(['button'])?.get('button')).toBe(loaded.get('button'));
});

test('unknown drivers keep nobody waiting', async () => {
  await loadModules(['text', 'carousel-3d', 'constructor']);
  const loaded = loadedModules(['text', 'carousel-3d', 'constructor']);
  expect(loaded?.has('text')).toBe(true);
  expect(loaded?.has('constructor')).toBe(false);
});
