import { afterEach, expect, test, vi } from 'vitest';
import { elementIds } from '../config.ts';
import { preloadCode } from './preload-code.ts';
import { whenPainted } from './when-needed.ts';

const linked = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];

afterEach(() => {
  document.getElementById(elementIds.code)?.remove();
  for (const link of linked()) link.remove();
  vi.restoreAllMocks();
});

test('what the document names for later is asked for all at once', () => {
  const code = Object.assign(document.createElement('script'), { id: elementIds.code, type: 'application/json' });
  code.textContent = '["/assets/a.js","/assets/b.js"]';
  document.head.append(code);
  preloadCode(document);
  expect(linked().map((link) => [link.getAttribute('href'), link.crossOrigin])).toEqual([
    ['/assets/a.js', ''],
    ['/assets/b.js', ''],
  ]);
});

test('a document that names nothing asks for nothing', () => {
  preloadCode(document);
  expect(linked()).toHaveLength(0);
});

test('the code of a page that is looked at waits for a frame', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  let isPainted = false;
  const painted = whenPainted(window, { latestMs: 60_000 }).then(() => {
    isPainted = true;
  });
  await Promise.resolve();
  expect(isPainted).toBe(false);
  for (const frame of frames) frame(0);
  await painted;
  expect(isPainted).toBe(true);
});

test('a page in a tab behind others is never painted, and waits for nothing', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const asked = vi.spyOn(window, 'requestAnimationFrame');
  await whenPainted(window, { latestMs: 60_000 });
  expect(asked).not.toHaveBeenCalled();
});

test('where no frame comes the code is asked for all the same', async () => {
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
  await whenPainted(window, { latestMs: 1 });
});
