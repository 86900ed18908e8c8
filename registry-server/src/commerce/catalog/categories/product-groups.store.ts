import { AddressOfScreen, readPlacedScreens } from '../../../content/placed-screens.ts';
import type { Db } from '../../../database/dialects.ts';
import { inTransaction, type Trx } from '../../../database/transaction.ts';
import { recordChange } from '../../../events/outbox.ts';
import { FieldInvalid } from '../../../http/field-invalid.ts';
import { parentPath, pathsAbove } from './category-path.ts';
import type { BrandInput, CategoryInput, LineInput } from './product-groups.schema.ts';

/** Writes of what products are grouped by. */
export function createProductGroupsStore(db: Db) {
  return {
    putCategory: (input: CategoryInput) => inTransaction(db, (trx) => putCategory(trx, input)),

    putBrand: (code: string, input: BrandInput) => inTransaction(db, (trx) => putBrand(trx, code, input)),

    putLine: (code: string, input: LineInput) => inTransaction(db, (trx) => putLine(trx, code, input)),

    async listBrands() {
      const rows = await db.selectFrom('brand').selectAll().orderBy('name').execute();
      return rows.map(({ code, name, description, manufacturer, mediaId, urlPath }) => ({
        code,
        name,
        ...(description && { description }),
        ...(manufacturer && { manufacturer }),
        ...(mediaId !== null && { logo: mediaId }),
        ...(urlPath && { urlPath }),
      }));
    },

    async listLines() {
      const rows = await db.selectFrom('product_line').selectAll().orderBy('id').execute();
      return rows.map(({ code, name, description, colour, theme, mediaId }) => ({
        code,
        name,
        ...(description && { description }),
        ...(colour && { colour }),
        theme,
        ...(mediaId !== null && { image: mediaId }),
      }));
    },
  };
}

export type ProductGroupsStore = ReturnType<typeof createProductGroupsStore>;

/** Creates the brand of this code, or makes it what the body says. */
export async function putBrand(
  trx: Trx,
  code: string,
  { name, description, manufacturer, logo, urlPath }: BrandInput,
): Promise<void> {
  await refuseUnknownFile(trx, logo, '/logo');
  const columns = {
    name,
    description: description ?? null,
    manufacturer: manufacturer ? JSON.stringify(manufacturer) : null,
    mediaId: logo ?? null,
    urlPath: urlPath ?? null,
  };
  await trx
    .insertInto('brand')
    .values({ code, ...columns })
    .onConflict((conflict) => conflict.column('code').doUpdateSet(columns))
    .execute();
  await recordChange(trx, [`brand:${code}`]);
}

/** Creates the line of this code, or makes it what the body says. */
export async function putLine(
  trx: Trx,
  code: string,
  { name, description, colour, theme, image }: LineInput,
): Promise<void> {
  await refuseUnknownFile(trx, image);
  const columns = { name, description: description ?? null, colour: colour ?? null, theme, mediaId: image ?? null };
  await trx
    .insertInto('product_line')
    .values({ code, ...columns })
    .onConflict((conflict) => conflict.column('code').doUpdateSet(columns))
    .execute();
  await recordChange(trx, [`line:${code}`]);
}

/** Creates the category at this path, or makes it what the body says; the one above it must be there. */
export async function putCategory(
  trx: Trx,
  { path, isNew = false, name, description, position, image, theme }: CategoryInput,
): Promise<void> {
  const above = parentPath(path);
  const parent =
    above === undefined
      ? undefined
      : await trx.selectFrom('category').select('id').where('path', '=', above).executeTakeFirst();
  if (above !== undefined && !parent) {
    throw new FieldInvalid('/path', 'reference', `Najpierw utwórz kategorię nadrzędną „${above}”.`);
  }
  await refuseAddressOfScreen(trx, path);
  await refuseUnknownFile(trx, image);
  const columns = { name, description: description ?? null, position, mediaId: image ?? null, theme: theme ?? null };
  const written = await trx
    .insertInto('category')
    .values({ path, parentId: parent?.id ?? null, ...columns })
    .onConflict((conflict) =>
      isNew ? conflict.column('path').doNothing() : conflict.column('path').doUpdateSet(columns),
    )
    .returning('id')
    .executeTakeFirst();
  if (!written) throw new FieldInvalid('/path', 'unique', 'Ten adres ma już inna kategoria.');
  await recordChange(trx, await tagsOfCategory(trx, path));
}

/** A category that is there already keeps its address, whatever a site has put over it. */
async function refuseAddressOfScreen(trx: Trx, path: string): Promise<void> {
  const site = (await readPlacedScreens(trx)).siteAt(path);
  if (site === undefined) return;
  const known = await trx.selectFrom('category').select('id').where('path', '=', path).executeTakeFirst();
  if (!known) throw new AddressOfScreen(path, site, '/path');
}

/** A category's name stands on the pages of those above it, as a child, and of those below it, in the path. */
async function tagsOfCategory(trx: Trx, path: string): Promise<string[]> {
  const below = await trx.selectFrom('category').select('path').where('path', 'like', `${path}/%`).execute();
  return [path, ...pathsAbove(path), ...below.map((category) => category.path)].map((each) => `category:${each}`);
}

/** A body names a file that there is. */
export async function refuseUnknownFile(trx: Trx, id: number | undefined, field = '/image'): Promise<void> {
  if (id === undefined) return;
  const file = await trx.selectFrom('media_file').select('id').where('id', '=', id).executeTakeFirst();
  if (!file) throw new FieldInvalid(field, 'reference', `Nie ma pliku o numerze ${id}.`);
}
