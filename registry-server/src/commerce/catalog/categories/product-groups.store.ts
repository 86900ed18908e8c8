import type { Db } from '../../../database/dialects.ts';
import { inTransaction, type Trx } from '../../../database/transaction.ts';
import { recordChange } from '../../../events/outbox.ts';
import { FieldInvalid } from '../../../http/field-invalid.ts';
import type { BrandInput, LineInput } from './product-groups.schema.ts';

/** Writes of the brands and lines of products. */
export function createProductGroupsStore(db: Db) {
  return {
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

/** A body names a file that there is. */
export async function refuseUnknownFile(trx: Trx, id: number | undefined, field = '/image'): Promise<void> {
  if (id === undefined) return;
  const file = await trx.selectFrom('media_file').select('id').where('id', '=', id).executeTakeFirst();
  if (!file) throw new FieldInvalid(field, 'reference', `Nie ma pliku o numerze ${id}.`);
}
