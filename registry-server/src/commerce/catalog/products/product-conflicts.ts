import { AddressOfScreen, readPlacedScreens } from '../../../content/placed-screens.ts';
import { keyList, keyLists } from '../../../database/insert-many.ts';
import { isAnyOf } from '../../../database/is-any-of.ts';
import type { Trx } from '../../../database/transaction.ts';
import type { AppError } from '../../../errors.ts';
import { UrlKeyTaken, VariantSkuTaken } from '../catalog.errors.ts';
import type { ProductInput } from '../catalog.schema.ts';

interface Entry {
  readonly sku: string;
  readonly input: Pick<ProductInput, 'urlKey' | 'variants'>;
}

/** Products that are there, by sku. */
type KnownAddresses = ReadonlyMap<string, { readonly urlKey: string }>;

/**
 * Products that want an address or a variant of another: of one in the shop, or of one before them in the list; or the
 * address of a screen of the shop, unless it is theirs already. Whoever comes second is refused. Owners are told apart
 * by their skus: a product that another request has written meanwhile is the same product.
 */
export async function findConflicts<E extends Entry>(
  trx: Trx,
  entries: readonly E[],
  before: KnownAddresses,
): Promise<ReadonlyMap<E, AppError>> {
  const addresses = await ownersOfAddresses(trx, entries);
  const variants = await ownersOfVariants(trx, entries);
  const screens = await readPlacedScreens(trx);
  const conflicts = new Map<E, AppError>();
  for (const entry of entries) {
    const { sku, input } = entry;
    const taken = input.variants.findIndex((variant) => {
      const owner = variants.get(variant.sku);
      return owner !== undefined && owner !== sku;
    });
    const holder = addresses.get(input.urlKey);
    const site = before.get(sku)?.urlKey === input.urlKey ? undefined : screens.siteAt(input.urlKey);
    if (holder !== undefined && holder !== sku) conflicts.set(entry, new UrlKeyTaken(input.urlKey));
    else if (site !== undefined) conflicts.set(entry, new AddressOfScreen(input.urlKey, site, '/urlKey'));
    else if (taken !== -1) conflicts.set(entry, new VariantSkuTaken(input.variants[taken]?.sku ?? '', taken));
    else {
      addresses.set(input.urlKey, sku);
      for (const variant of input.variants) variants.set(variant.sku, sku);
    }
  }
  return conflicts;
}

/** The skus of products by their address. */
async function ownersOfAddresses(trx: Trx, entries: readonly Entry[]): Promise<Map<string, string>> {
  const urlKeys = keyList(entries.map(({ input }) => input.urlKey));
  const rows = await trx
    .selectFrom('product')
    .select(['urlKey', 'sku'])
    .where(isAnyOf(trx, 'urlKey', urlKeys))
    .execute();
  return new Map(rows.map(({ urlKey, sku }) => [urlKey, sku]));
}

/** The skus of products by those of their variants. */
async function ownersOfVariants(trx: Trx, entries: readonly Entry[]): Promise<Map<string, string>> {
  const owners = new Map<string, string>();
  for (const skus of keyLists(entries.flatMap(({ input }) => input.variants.map(({ sku }) => sku)))) {
    const rows = await trx
      .selectFrom('product_variant')
      .innerJoin('product', 'product.id', 'product_variant.productId')
      .select(['product_variant.sku', 'product.sku as owner'])
      .where(isAnyOf(trx, 'product_variant.sku', skus))
      .execute();
    for (const { sku, owner } of rows) owners.set(sku, owner);
  }
  return owners;
}
