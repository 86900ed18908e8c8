// `pnpm contact-sheets [name…]`: renews docs/screenshots/sheets from a temporary shop; names choose sheets by how they begin.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/bootstrap/paths.mjs';
import { withTemporaryShop } from '../support/with-temporary-shop.ts';
import { openAlbum } from './album.ts';
import { drawSheets } from './draw-sheets.ts';
import { planSheets } from './plan-sheets.ts';

const FOLDER = join(root, 'docs/screenshots/sheets');

mkdirSync(FOLDER, { recursive: true });
await withTemporaryShop(async (browser, shop) => {
  const wanted = process.argv.slice(2);
  const plan = planSheets(browser, shop).filter(
    ({ name }) => wanted.length === 0 || wanted.some((beginning) => name.startsWith(beginning)),
  );
  if (plan.length === 0) throw new Error(`No contact sheet begins with ${wanted.join(' or ')}`);
  for (const { name, title, format, take } of plan) {
    console.log(`${title} …`);
    const album = openAlbum();
    try {
      await take(album);
      await drawSheets(album.tiles, { browser, folder: FOLDER, name, title, format });
    } catch (error) {
      // The other sheets take minutes and do not depend on this one.
      console.error(error);
      process.exitCode = 1;
    } finally {
      album.close();
    }
  }
});
