import { describe, expect, test } from 'vitest';
import { originalUrl, parseVariantName, srcsetOf, widthsOf } from './srcset.ts';

const picture = { id: 7, hash: 'ab'.repeat(32), extension: 'webp', width: 800, height: 1000 };

describe('the widths of a picture', () => {
  test.each([
    [100, [100]],
    [320, [320]],
    [800, [320, 480, 640, 800]],
    [1000, [320, 480, 640, 800, 1000]],
    [1600, [320, 480, 640, 800, 1200, 1600]],
    [2000, [320, 480, 640, 800, 1200, 1600, 2000]],
    [6000, [320, 480, 640, 800, 1200, 1600, 2400]],
  ])('that is %i wide are %j', (width, widths) => {
    expect(widthsOf(width)).toEqual(widths);
  });
});

const originals = (file: Parameters<typeof srcsetOf>[0]) => srcsetOf(file).filter(({ ratio }) => ratio === 'original');

test('a picture is offered in each width once for each format, narrowest first', () => {
  const srcset = originals(picture);
  expect(srcset).toHaveLength(8);
  expect(srcset[0]).toEqual({
    url: '/media/7/abababababababababab/320.avif',
    width: 320,
    height: 400,
    ratio: 'original',
    mime: 'image/avif',
  });
  expect(srcset.at(-1)?.url).toBe('/media/7/abababababababababab/800.webp');
  expect(originalUrl(picture)).toBe('/media/7/abababababababababab/original.webp');
});

test.each([1600, 1601, 6000])('a picture %i wide is offered in no width twice', (width) => {
  const offered = originals({ ...picture, width }).map((entry) => `${entry.mime} ${entry.width}`);
  expect(new Set(offered).size).toBe(offered.length);
});

test('a very flat picture is at least one pixel high', () => {
  expect(srcsetOf({ ...picture, width: 9000, height: 2 }).map(({ height }) => height)).toContain(1);
});

test.each(['320.jpg', '320', '../320.avif', '320.avif.webp', '-1.avif', '999999.avif', 'original.webp'])(
  'the name %s asks for no variant',
  (name) => {
    expect(parseVariantName(name)).toBeUndefined();
  },
);

test.each([
  [800, 1000, undefined, ['160-square-50-50', '320-square-50-50', '640-square-50-50']],
  [700, 400, { x: 0.255, y: 1 }, ['160-square-26-100', '320-square-26-100']],
  [90, 120, null, ['90-square-50-50']],
])('squares of %i × %i with the focus %j', (width, height, focalPoint, names) => {
  const squares = srcsetOf({ ...picture, width, height, ...(focalPoint !== undefined && { focalPoint }) });
  const urls = squares.filter(({ ratio, mime }) => ratio === 'square' && mime === 'image/webp').map(({ url }) => url);
  expect(urls).toEqual(names.map((name) => `/media/7/abababababababababab/${name}.webp`));
  for (const url of urls) expect(parseVariantName(url.split('/').at(-1) ?? '')?.square).toBeDefined();
});
