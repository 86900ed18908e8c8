import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { aPicture } from '../../testing/a-picture.ts';
import { coloursOfPlaceholders, encodeVariant, normaliseUpload } from './image-processor.ts';

// Pictures take long on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const formats = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const;

describe('an uploaded picture', () => {
  test.each(formats)('in %s is taken, and kept as JPEG or WebP', async (format) => {
    const kept = await normaliseUpload(await aPicture({ format }));
    expect(kept).toMatchObject({ width: 60, height: 40, mime: format === 'jpeg' ? 'image/jpeg' : 'image/webp' });
    const { format: written, width } = await sharp(kept.bytes).metadata();
    expect([`image/${written}`, width]).toEqual([kept.mime, 60]);
  });

  test('loses what the camera wrote into it, and stands upright', async () => {
    const lying = await sharp(await aPicture())
      .withExif({ IFD0: { Artist: 'Jan Różany', Orientation: '6' }, IFD3: { GPSLatitude: '53/1 5/1 0/1' } })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(lying.includes('Jan')).toBe(true);
    const kept = await normaliseUpload(lying);
    expect([kept.width, kept.height]).toEqual([40, 60]);
    expect((await sharp(kept.bytes).metadata()).exif).toBeUndefined();
    expect(Buffer.from(kept.bytes).includes('Jan')).toBe(false);
  });

  test('keeps its transparency', async () => {
    const glass = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#a63a3a00' } })
      .png()
      .toBuffer();
    const kept = await normaliseUpload(glass);
    expect((await sharp(kept.bytes).metadata()).hasAlpha).toBe(true);
  });

  test('has its average colour, as its placeholder alone would say; a transparent one has none', async () => {
    const plain = (background: string) =>
      sharp({ create: { width: 40, height: 30, channels: 4, background } })
        .png()
        .toBuffer();
    const kept = await normaliseUpload(await plain('#d9c7bb'));
    expect(kept.colour).toBe('#d9c7bb');
    const glass = await normaliseUpload(await plain('#d9c7bb80'));
    expect(glass.colour).toBe('');
    const known = await coloursOfPlaceholders([kept.placeholder, glass.placeholder, 'data:image/webp;base64,AAAA']);
    // The placeholder is lossy: a step of a channel is not seen.
    expect(known).toEqual([expect.stringMatching(/^#d[89ab]c[678]b[abcd]$/), '', '']);
  });

  test('has a placeholder 16 pixels wide that fits into a page', async () => {
    const { placeholder } = await normaliseUpload(await aPicture({ width: 800, height: 1000 }));
    const [head, base64 = ''] = placeholder.split(',');
    expect(head).toBe('data:image/webp;base64');
    expect(placeholder.length).toBeLessThan(600);
    expect((await sharp(Buffer.from(base64, 'base64')).metadata()).width).toBe(16);
  });
});

describe('a file that is not taken', () => {
  const rule = (bytes: Uint8Array) =>
    normaliseUpload(bytes).then(
      () => 'taken',
      (error: { rule?: string }) => error.rule,
    );

  test.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"></svg>'],
    ['an SVG with a prologue', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a web page', '<!doctype html><script>alert(1)</script>'],
    ['a text', 'obraz.jpg'],
    ['nothing', ''],
    ['a PDF', '%PDF-1.7\n1 0 obj'],
  ])('may be %s', async (_, content) => {
    expect(await rule(Buffer.from(content))).toBe('image-type');
  });

  test('may be a TIFF, which is an image but none for the web', async () => {
    const tiff = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .tiff()
      .toBuffer();
    expect(await rule(tiff)).toBe('image-type');
  });

  test.each(formats)('may be half a %s', async (format) => {
    const whole = await sharp({
      create: {
        width: 200,
        height: 200,
        channels: 3,
        background: 'red',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    })
      .toFormat(format)
      .toBuffer();
    expect(await rule(whole.subarray(0, whole.length / 2))).toBe('image-damaged');
  });

  test('may be a small file of too many pixels', async () => {
    const flag = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: 'red' } })
      .webp({ effort: 0 })
      .toBuffer();
    expect(flag.length).toBeLessThan(1_000_000);
    expect(await rule(flag)).toBe('image-pixels');
  });

  test('may be a picture that moves', async () => {
    const frames = Buffer.alloc(8 * 16 * 3, 200).fill(20, 0, 8 * 8 * 3);
    const moving = await sharp(frames, { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } })
      .gif()
      .toBuffer();
    expect(await rule(moving)).toBe('image-frames');
  });
});

test.each(['avif', 'webp'] as const)('a size of a picture is an %s of that width', async (format) => {
  const original = await normaliseUpload(await aPicture({ width: 800, height: 1000 }));
  const {
    width,
    height,
    format: written,
  } = await sharp(await encodeVariant(original.bytes, { width: 320, format })).metadata();
  expect([width, height]).toEqual([320, 400]);
  expect(written).toBe(format === 'avif' ? 'heif' : 'webp');
});

test.each([
  [0, 'red'],
  [50, 'lime'],
  [100, 'blue'],
] as const)('a square of a picture with its focus at %i percent shows the %s part', async (x, colour) => {
  const part = (background: string) => ({ create: { width: 100, height: 100, channels: 3 as const, background } });
  const striped = await sharp({ ...part('red'), create: { ...part('red').create, width: 300 } })
    .composite([
      { input: part('lime'), left: 100, top: 0 },
      { input: part('blue'), left: 200, top: 0 },
    ])
    .png()
    .toBuffer();
  const original = await normaliseUpload(striped);
  const square = await encodeVariant(original.bytes, { width: 100, format: 'webp', square: { x, y: 50 } });
  const { dominant } = await sharp(square).stats();
  const expected = (await sharp(part(colour)).stats()).dominant;
  expect(dominant).toEqual(expected);
});
