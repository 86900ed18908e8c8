import { expect, test } from 'vitest';
import type { SrcsetEntry } from './media.ts';
import { webpUrl } from './webp-url.ts';

const copy = (width: number, format: string, ratio: SrcsetEntry['ratio'] = 'original'): SrcsetEntry => ({
  url: `/media/1/a/${ratio}-${width}.${format}`,
  width,
  height: width,
  ratio,
  mime: `image/${format}`,
});
const file = {
  url: '/media/1/a/original.png',
  srcset: [copy(320, 'avif'), copy(640, 'webp'), copy(320, 'webp'), copy(160, 'webp', 'square')],
};

test.each([
  ['the narrowest copy that is wide enough', 200, 'original', '/media/1/a/original-320.webp'],
  ['one that is exactly so wide', 320, 'original', '/media/1/a/original-320.webp'],
  ['the widest where none is wide enough', 900, 'original', '/media/1/a/original-640.webp'],
  ['a square where one is asked for', 100, 'square', '/media/1/a/square-160.webp'],
] as const)('%s', (_name, width, ratio, url) => {
  expect(webpUrl(file, width, ratio)).toBe(url);
});

test('a file without copies is shown itself', () => {
  expect(webpUrl({ url: '/logo.svg' }, 320)).toBe('/logo.svg');
  expect(webpUrl({ ...file, srcset: [copy(320, 'avif')] }, 320)).toBe(file.url);
});
