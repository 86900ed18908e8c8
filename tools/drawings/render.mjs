// Renders the line drawings of this folder into the seed: the media library takes no SVG, which can hold scripts.
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';

const root = new URL('../../', import.meta.url);
const sharp = createRequire(new URL('registry-server/package.json', root))('sharp');
const SIDE = 800;
/** Of an SVG of 400 units; 72 is a drawing's own size. */
const DENSITY = (72 * SIDE) / 400;

const folder = new URL('authors/', import.meta.url);
for (const file of readdirSync(folder)) {
  const target = new URL(`registry-server/seed/pictures/authors/${file.replace('.svg', '.avif')}`, root);
  await sharp(new URL(file, folder).pathname, { density: DENSITY })
    .resize(SIDE, SIDE)
    .avif({ quality: 70, chromaSubsampling: '4:4:4' })
    .toFile(target.pathname);
}
