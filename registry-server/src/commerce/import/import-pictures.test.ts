import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import {
  createDiskStorage,
  createImageWorkerPool,
  createMediaLibrary,
  createMediaStore,
} from '../../content/media/index.ts';
import { aPicture } from '../../testing/a-picture.ts';
import { anExport, anImportingShop, aRow, aSerum } from '../../testing/an-import.ts';
import { atFileEnd } from '../../testing/at-file-end.ts';
import { dialects } from '../../testing/dialects.ts';
import { readProductForEditing } from '../catalog/rest/product-for-editing.ts';
import { SENTENCES } from './import.messages.ts';
import { createPictureImport } from './import-pictures.ts';

const folder = mkdtempSync(join(tmpdir(), 'witryna-pictures-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(dialects)('importing pictures on $name', ({ openDatabase }) => {
  const aShop = async () => anImportingShop(await openDatabase());

  async function aGallery() {
    const shop = await aShop();
    const images = mkdtempSync(join(folder, 'obrazy-'));
    mkdirSync(join(images, 's/e'), { recursive: true });
    writeFileSync(join(images, 's/e/serum.jpg'), await aPicture({ colour: '#112233' }));
    writeFileSync(join(images, 's/e/odcien.jpg'), await aPicture({ colour: '#445566' }));
    writeFileSync(join(images, 'tekst.jpg'), 'to nie obraz');
    const outside = join(folder, 'poza.jpg');
    writeFileSync(outside, await aPicture());
    symlinkSync(outside, join(images, 'skrot.jpg'));
    const workerPool = createImageWorkerPool();
    atFileEnd(() => workerPool.close());
    const storage = createDiskStorage(mkdtempSync(join(folder, 'media-')));
    const library = createMediaLibrary({ store: createMediaStore(shop.db), storage, workerPool });
    return { ...shop, pictures: createPictureImport({ folder: images, library, largestBytes: 1_000_000 }) };
  }

  test('takes them in once, those of variants too, and leaves them alone without the folder', async () => {
    const { db, take, pictures } = await aGallery();
    const [small, parent, large] = aSerum;
    const file = anExport(
      { ...parent, base_image: '/s/e/serum.jpg', base_image_label: 'Serum', small_image: '/s/e/serum.jpg' },
      { ...small, base_image: '/s/e/odcien.jpg' },
      large,
    );
    expect((await take(file, { pictures })).refusals).toEqual([]);
    await take(file, { pictures });
    const files = await db.selectFrom('media_file').select(['id', 'key', 'alt']).orderBy('id').execute();
    expect(files.map(({ key, alt }) => [key, alt])).toEqual([
      ['import:s/e/serum.jpg', 'Serum'],
      ['import:s/e/odcien.jpg', null],
    ]);
    const shown = async () => {
      const product = await readProductForEditing(db, 'SERUM');
      return [product?.images, product?.variants.map((variant) => variant.images ?? [])];
    };
    expect(await shown()).toEqual([[files[0]?.id], [[files[1]?.id], []]]);
    await take(file);
    expect(await shown()).toEqual([[files[0]?.id], [[files[1]?.id], []]]);
  });

  test.each([
    ['/../poza.jpg', SENTENCES.pictureOutside],
    ['s/../../poza.jpg', SENTENCES.pictureOutside],
    ['skrot.jpg', SENTENCES.pictureOutside],
    ['nie-ma.jpg', SENTENCES.pictureMissing('nie-ma.jpg')],
    ['tekst.jpg', SENTENCES.pictureRefused('tekst.jpg')],
  ])('refuses the picture %s', async (path, reason) => {
    const { db, take, pictures } = await aGallery();
    const { refusals } = await take(anExport(aRow('KREM', { base_image: path })), { pictures });
    expect(refusals).toEqual([{ line: 2, field: 'base_image', reason }]);
    expect(await readProductForEditing(db, 'KREM')).toBeUndefined();
  });
});
