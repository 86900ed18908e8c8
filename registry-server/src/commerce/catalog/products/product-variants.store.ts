import { insertRows, keyList, keyLists } from '../../../database/insert-many.ts';
import { isAnyOf } from '../../../database/is-any-of.ts';
import type { Trx } from '../../../database/transaction.ts';
import type { PastPriceInput, VariantInput } from '../catalog.schema.ts';
import { setGroupPrices } from '../prices/group-prices.store.ts';
import { setPrices } from '../prices/prices.store.ts';

/** A product and what its body says of variants. */
export interface VariantsOfProduct {
  readonly id: number;
  readonly input: { readonly variants: readonly VariantInput[]; readonly priceHistory: readonly PastPriceInput[] };
}

interface Placed {
  readonly productId: number;
  readonly position: number;
  readonly variant: VariantInput;
}

/**
 * Makes the variants of products those of their bodies: the others go, their price history stays.
 * No sku may stand in two of the bodies, or belong to another product.
 */
export async function writeVariants(trx: Trx, products: readonly VariantsOfProduct[], now: Date): Promise<void> {
  const placed = products.flatMap(({ id, input }) =>
    input.variants.map((variant, position): Placed => ({ productId: id, position, variant })),
  );
  await deleteOthers(trx, products, new Set(placed.map(({ variant }) => variant.sku)));
  const ids = await upsertVariants(trx, placed);
  const past = Map.groupBy(
    products.flatMap(({ input }) => input.priceHistory),
    ({ variantSku, currency }) => `${variantSku} ${currency}`,
  );
  const priced = placed.flatMap(({ variant: { sku, prices } }) =>
    Object.entries(prices).map(([currency, input]) => ({
      variant: { variantId: idIn(ids, sku), sku, currency },
      input,
      past: past.get(`${sku} ${currency}`) ?? [],
    })),
  );
  await setPrices(trx, priced, now);
  await setGroupPrices(
    trx,
    priced.map(({ variant, input }) => ({ variant, amount: input.friendsAndFamily })),
    { now },
  );
  await setStocks(
    trx,
    placed.flatMap(({ variant: { sku, stock } }) =>
      stock === undefined ? [] : [{ variantId: idIn(ids, sku), sellable: stock }],
    ),
  );
}

/** Sets how many pieces can be sold. */
export async function setStocks(
  trx: Trx,
  stocks: readonly { readonly variantId: number; readonly sellable: number }[],
): Promise<void> {
  if (stocks.length === 0) return;
  await insertRows(trx, 'stock', ['variantId', 'sellable'], stocks)
    .onConflict((conflict) =>
      conflict
        .column('variantId')
        .doUpdateSet((eb) => ({ sellable: eb.ref('excluded.sellable') }))
        .where((eb) => eb('stock.sellable', '!=', eb.ref('excluded.sellable'))),
    )
    .execute();
}

async function deleteOthers(
  trx: Trx,
  products: readonly VariantsOfProduct[],
  kept: ReadonlySet<string>,
): Promise<void> {
  const rows = await trx
    .selectFrom('product_variant')
    .select(['id', 'sku'])
    .where('productId', 'in', keyList(products.map(({ id }) => id)))
    .execute();
  const others = rows.filter(({ sku }) => !kept.has(sku));
  for (const ids of keyLists(others.map(({ id }) => id))) {
    await trx
      .deleteFrom('product_variant')
      .where(isAnyOf(trx, 'id', ids))
      .execute();
  }
}

async function upsertVariants(trx: Trx, placed: readonly Placed[]): Promise<ReadonlyMap<string, number>> {
  const rows = placed.map(({ productId, position, variant }) => ({
    sku: variant.sku,
    productId,
    position,
    size: variant.size ?? null,
    colour: variant.colour ?? null,
    ean: variant.ean ?? null,
    weightGrams: variant.weightGrams ?? null,
    dimensions: variant.dimensions ?? null,
  }));
  if (rows.length === 0) return new Map();
  const written = await insertRows(trx, 'product_variant', VARIANT_COLUMNS, rows)
    .onConflict((conflict) =>
      conflict.column('sku').doUpdateSet((eb) => ({
        productId: eb.ref('excluded.productId'),
        position: eb.ref('excluded.position'),
        size: eb.ref('excluded.size'),
        colour: eb.ref('excluded.colour'),
        ean: eb.ref('excluded.ean'),
        weightGrams: eb.ref('excluded.weightGrams'),
        dimensions: eb.ref('excluded.dimensions'),
      })),
    )
    .returning(['id', 'sku'])
    .execute();
  return new Map(written.map(({ id, sku }) => [sku, id]));
}

const VARIANT_COLUMNS = ['sku', 'productId', 'position', 'size', 'colour', 'ean', 'weightGrams', 'dimensions'] as const;

function idIn(ids: ReadonlyMap<string, number>, sku: string): number {
  const id = ids.get(sku);
  if (id === undefined) throw new Error(`Variant ${sku} was not written.`);
  return id;
}
