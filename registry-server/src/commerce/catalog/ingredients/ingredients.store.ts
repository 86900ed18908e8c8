import type { Db } from '../../../database/dialects.ts';
import { inTransaction, type Trx } from '../../../database/transaction.ts';
import { recordChange } from '../../../events/outbox.ts';
import { FieldInvalid } from '../../../http/field-invalid.ts';
import { sortKeyOf } from '../../../text/sort-key.ts';
import { CATALOGUE_LANGUAGE } from '../../../text/translation-languages.ts';
import { refuseUnknownFile } from '../categories/product-groups.store.ts';
import { type IngredientInput, MOST_INGREDIENTS } from './ingredients.schema.ts';
import type { IngredientTable } from './ingredients.tables.ts';
import { INGREDIENTS_TAG } from './ingredients-tag.ts';

type IngredientRow = Pick<IngredientTable, 'code' | 'name' | 'description' | 'mediaId' | 'urlPath'> & {
  readonly inci: readonly string[];
};

/** Ingredients as staff write them. */
export function createIngredientsStore(db: Db) {
  const rows = () =>
    db.selectFrom('ingredient').select(['code', 'name', 'description', 'inci', 'mediaId', 'urlPath']).orderBy('code');

  return {
    /** As the Polish alphabet orders their names. */
    async list() {
      const keyed = (await rows().execute()).map((row) => ({ row, key: sortKeyOf(row.name, CATALOGUE_LANGUAGE) }));
      return keyed.toSorted((one, other) => (one.key < other.key ? -1 : 1)).map(({ row }) => toInput(row));
    },

    async find(code: string) {
      const row = await rows().where('code', '=', code).executeTakeFirst();
      return row && toInput(row);
    },

    /** Creates the ingredient of this code, or makes it what the body says. */
    put: (code: string, input: IngredientInput): Promise<void> => inTransaction(db, (trx) => put(trx, code, input)),

    /** Removes the ingredient, with what is said of it in other languages; false when there is none. */
    remove: (code: string): Promise<boolean> =>
      inTransaction(db, async (trx) => {
        const { numDeletedRows } = await trx.deleteFrom('ingredient').where('code', '=', code).executeTakeFirst();
        if (numDeletedRows === 0n) return false;
        await trx
          .deleteFrom('catalogue_translation')
          .where('kind', '=', 'ingredient')
          .where('key', '=', code)
          .execute();
        await recordChange(trx, [INGREDIENTS_TAG]);
        return true;
      }),
  };
}

export type IngredientsStore = ReturnType<typeof createIngredientsStore>;

async function put(
  trx: Trx,
  code: string,
  { name, inci, description, image, urlPath }: IngredientInput,
): Promise<void> {
  await refuseUnknownFile(trx, image);
  await refuseTooMany(trx, code);
  const columns = {
    name,
    inci: JSON.stringify(inci.map((each) => each.trim())),
    description: description ?? null,
    mediaId: image ?? null,
    urlPath: urlPath ?? null,
  };
  await trx
    .insertInto('ingredient')
    .values({ code, ...columns })
    .onConflict((conflict) => conflict.column('code').doUpdateSet(columns))
    .execute();
  await recordChange(trx, [INGREDIENTS_TAG]);
}

async function refuseTooMany(trx: Trx, code: string): Promise<void> {
  const others = await trx
    .selectFrom('ingredient')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('code', '!=', code)
    .executeTakeFirstOrThrow();
  if (others.count >= MOST_INGREDIENTS)
    throw new FieldInvalid('', 'limit', `Sklep opisuje najwyżej ${MOST_INGREDIENTS} składników: usuń któryś.`);
}

function toInput({ code, name, description, inci, mediaId, urlPath }: IngredientRow) {
  return {
    code,
    name,
    inci: [...inci],
    ...(description && { description }),
    ...(mediaId !== null && { image: mediaId }),
    ...(urlPath && { urlPath }),
  };
}
