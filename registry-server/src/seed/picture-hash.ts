import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

const SIDE = 32;
const KEPT = 8;

/** What a picture looks like from afar: one bit for each low frequency of its lightness and of its two colour axes. */
export type PictureHash = readonly boolean[];

/** The hash of a picture file. */
export async function hashPicture(file: string): Promise<PictureHash> {
  // From memory: a process that takes uploads reads no picture in another way (`image-processor.ts`).
  const { data } = await sharp(await readFile(file))
    .removeAlpha()
    .toColourspace('srgb')
    .resize(SIDE, SIDE, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return hashPixels(data);
}

/** The hash of 32 × 32 pixels of three bytes each: the signs of a cosine transform about its median, as in pHash. */
export function hashPixels(pixels: Uint8Array): PictureHash {
  const axes: readonly ((red: number, green: number, blue: number) => number)[] = [
    (red, green, blue) => 0.299 * red + 0.587 * green + 0.114 * blue,
    (red, green) => red - green,
    (red, green, blue) => blue - (red + green) / 2,
  ];
  return axes.flatMap((axis) => {
    const plane = Array.from({ length: SIDE * SIDE }, (_, at) =>
      axis(pixels[3 * at] ?? 0, pixels[3 * at + 1] ?? 0, pixels[3 * at + 2] ?? 0),
    );
    const waves = lowFrequencies(plane);
    const middle = waves.toSorted((one, other) => one - other)[waves.length >> 1] ?? 0;
    return waves.map((wave) => wave > middle);
  });
}

/** How many bits differ; 0 for the same picture. */
export const hashDistance = (one: PictureHash, other: PictureHash): number =>
  one.filter((bit, index) => bit !== other[index]).length;

const COSINES = Array.from({ length: KEPT + 1 }, (_, wave) =>
  Array.from({ length: SIDE }, (__, at) => Math.cos(((2 * at + 1) * wave * Math.PI) / (2 * SIDE))),
);

/** The 8 × 8 slowest waves of a plane, without the mean that every picture has. */
function lowFrequencies(plane: readonly number[]): readonly number[] {
  const cosine = (wave: number, at: number) => COSINES[wave]?.[at] ?? 0;
  const rows = Array.from({ length: SIDE }, (_, y) =>
    Array.from({ length: KEPT }, (__, u) =>
      Array.from({ length: SIDE }, (___, x) => (plane[y * SIDE + x] ?? 0) * cosine(u, x)).reduce((a, b) => a + b, 0),
    ),
  );
  const waves = Array.from({ length: KEPT }, (_, v) =>
    Array.from({ length: KEPT }, (__, u) => rows.reduce((sum, row, y) => sum + (row[u] ?? 0) * cosine(v, y), 0)),
  ).flat();
  return waves.slice(1);
}
