import { readFileSync } from 'node:fs';
import { MARK_NAMES, type MarkName } from '@witryna/module-schemas';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawMark, PICTURE_WIDTH, PICTURES } from './mark-picture.ts';

/** How light each pixel is, 0 to 255, and how opaque. */
async function pixelsOf(picture: Buffer) {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = Array.from({ length: info.width * info.height }, (_, at) => [...data.subarray(4 * at, 4 * at + 4)]);
  const lightOf = ([red = 0, green = 0, blue = 0]: readonly number[]) => (red + green + blue) / 3;
  return { width: info.width, light: pixels.map(lightOf), alpha: pixels.map(([, , , alpha = 0]) => alpha) };
}

const servedPicture = (name: MarkName) => readFileSync(new URL(`${name}.png`, PICTURES));

test.each(MARK_NAMES)('the picture of %s that mails show is the drawing of the pages', async (name) => {
  const served = await pixelsOf(servedPicture(name));
  const drawn = await pixelsOf(await drawMark(name));
  expect(served.width).toBe(PICTURE_WIDTH);
  // Another release of the library may draw an edge a little differently.
  const differing = served.light.filter((light, at) => Math.abs(light - (drawn.light[at] ?? 0)) > 40);
  expect(differing.length).toBeLessThan(30);
});

test.each(MARK_NAMES)(
  '%s brings its own pale ground, so that a mail turned dark does not swallow its ink',
  async (name) => {
    const { width, light, alpha } = await pixelsOf(servedPicture(name));
    const middleOfEdge = width * 2 + width / 2;
    expect([alpha[middleOfEdge], light[middleOfEdge]]).toEqual([255, expect.closeTo(247, -1)]);
    const ink = light.filter((each, at) => each < 100 && alpha[at] === 255);
    expect(ink.length).toBeGreaterThan(60);
  },
);
