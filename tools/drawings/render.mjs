// Renders the portraits of the authors into the seed: the media library takes no SVG, which can hold scripts.
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';

const root = new URL('../../', import.meta.url);
const sharp = createRequire(new URL('registry-server/package.json', root))('sharp');
const WIDTH = 800;
/** Every drawing is 400 units wide; 72 is its own size. */
const DENSITY = (72 * WIDTH) / 400;

const folder = new URL('authors/', import.meta.url);
for (const file of readdirSync(folder)) {
  const target = new URL(`registry-server/seed/pictures/authors/${file.replace('.svg', '.avif')}`, root);
  await sharp(new URL(file, folder).pathname, { density: DENSITY })
    .resize(WIDTH, WIDTH)
    .avif({ quality: 70, chromaSubsampling: '4:4:4' })
    .toFile(target.pathname);
}
