import type { Db } from '../../database/dialects.ts';
import { engineOf } from '../../database/engine.ts';
import { brokenUniqueConstraint } from '../../database/failures.ts';
import { inTransaction, type Trx } from '../../database/transaction.ts';
import { recordChange } from '../../events/outbox.ts';
import { InputInvalid } from '../../http/error-handler.ts';
import { sortKeyOf } from '../../text/sort-key.ts';
import { wordsOf } from '../../text/words.ts';
import { UrlKeyTaken } from './catalog.errors.ts';
import type { PriceInput, ProductInput, ProductState } from './catalog.schema.ts';
import type { ProductTexts } from './catalog.tables.ts';
import { setGroupPrice } from './group-prices.store.ts';
import { writeListPrices } from './list-price.ts';
import { setPrice } from './prices.store.ts';
import { faultsOfProduct } from './product-faults.ts';
import { writePictures } from './product-pictures.store.ts';
import { leaveRedirects } from './product-redirects.ts';
import { findReferences, type ProductReferences } from './product-references.ts';
import { removeProduct, setProductState } from './product-state.store.ts';
import { tagsOfProduct } from './product-tags.ts';
import { setStock, writeVariants } from './product-variants.store.ts';
import { isListed } from './visibility.ts';

/** Writes of products; each tells what it changed in its own transaction. */
export function createProductsStore(db: Db, now: () => Date = () => new Date()) {
  return {
    /** Makes the product what the body says; the same body twice has one effect. */
    async put(sku: string, input: ProductInput): Promise<void> {
      const at = now();
      const faults = faultsOfProduct(input, at);
      if (faults.length > 0) throw new InputInvalid(faults);
      try {
        await inTransaction(db, (trx) => putProduct(trx, sku, input, at));
      } catch (error) {
        if (brokenUniqueConstraint(error) === 'product_urlKey_key') throw new UrlKeyTaken(input.urlKey);
        throw error;
      }
    },

    /** False when there is no such variant. */
    setPrice: (variantSku: string, { currency, ...input }: PriceInput & { readonly currency: string }) =>
      changeVariant(variantSku, async (trx, { id }) => {
        const variant = { variantId: id, sku: variantSku, currency };
        await setPrice(trx, variant, { input, now: now() });
        await setGroupPrice(trx, variant, { amount: input.friendsAndFamily, now: now() });
      }),

    /** False when there is no such variant. */
    setStock: (variantSku: string, quantity: number) =>
      changeVariant(variantSku, (trx, { id }) => setStock(trx, id, quantity)),

    /** Takes a product out of the shop, or puts it back; false when there is no such product. */
    setState: (sku: string, state: ProductState) =>
      inTransaction(db, (trx) => setProductState(trx, sku, { ...state, now: now() })),

    /** Removes a product for good; its price history stays. One that is gone is removed already. */
    remove: (sku: string, redirectTo?: string) => inTransaction(db, (trx) => removeProduct(trx, sku, redirectTo)),
  };

  function changeVariant(variantSku: string, change: (trx: Trx, variant: { id: number }) => Promise<void>) {
    return inTransaction(db, async (trx) => {
      const variant = await trx
        .selectFrom('product_variant')
        .select(['id', 'productId'])
        .where('sku', '=', variantSku)
        .$if(engineOf(trx) === 'postgres', (query) => query.forUpdate())
        .executeTakeFirst();
      if (!variant) return false;
      await change(trx, variant);
      await writeListPrices(trx, [variant.productId], now());
      await recordChange(trx, await tagsOfProduct(trx, variant.productId));
      return true;
    });
  }
}

export type ProductsStore = ReturnType<typeof createProductsStore>;

async function putProduct(trx: Trx, sku: string, input: ProductInput, now: Date): Promise<void> {
  const references = await findReferences(trx, input);
  const before = await trx
    .selectFrom('product')
    .select(['id', 'urlKey'])
    .where('sku', '=', sku)
    .$if(engineOf(trx) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();
  const tagsBefore = before ? await tagsOfProduct(trx, before.id) : [];
  if (before && before.urlKey !== input.urlKey) await leaveRedirects(trx, before.urlKey, input.urlKey);

  const product = await writeProduct(trx, sku, input, references, now);
  await writeVariants(trx, product.id, { ...input, now });
  await writeMemberships(trx, product, references);
  await writePictures(trx, product.id, input);
  await writeWords(trx, product.id, sku, input);
  await writeListPrices(trx, [product.id], now);
  await recordChange(trx, [...tagsBefore, ...(await tagsOfProduct(trx, product.id))]);
}

type ProductRow = Awaited<ReturnType<typeof writeProduct>>;

function writeProduct(trx: Trx, sku: string, input: ProductInput, { brandId, lineId }: ProductReferences, now: Date) {
  const columns = {
    urlKey: input.urlKey,
    name: input.name,
    nameKey: sortKeyOf(input.name),
    summary: input.summary ?? null,
    brandId,
    lineId,
    position: input.position,
    flags: JSON.stringify(input.flags),
    texts: JSON.stringify(textsOf(input)),
    taxClass: input.taxClass,
    isActive: input.isActive ?? true,
    visibility: input.visibility ?? 'both',
    meta: input.meta ? JSON.stringify(input.meta) : null,
    updatedAt: now,
  };
  return trx
    .insertInto('product')
    .values({ sku, ...columns, createdAt: now })
    .onConflict((conflict) => conflict.column('sku').doUpdateSet(columns))
    .returning(['id', 'position', 'nameKey', 'createdAt', 'isActive', 'visibility'])
    .executeTakeFirstOrThrow();
}

function textsOf(input: ProductInput): ProductTexts {
  const { description, benefits, usage, inci, application, skinType, certifications, pao, warnings, complementary } =
    input;
  const { certificates, giftsSku, samplesSku, loyaltyPrograms, recommended, specification } = input;
  return {
    description,
    benefits,
    usage,
    inci,
    ...(application && { application }),
    skinType,
    certifications,
    ...(pao && { pao }),
    warnings,
    complementary,
    ...(certificates && { certificates }),
    ...(giftsSku && { giftsSku }),
    ...(samplesSku && { samplesSku }),
    ...(loyaltyPrograms && { loyaltyPrograms }),
    ...(recommended && { recommended }),
    ...(specification && { specification }),
  };
}

async function writeMemberships(trx: Trx, product: ProductRow, { categories }: ProductReferences): Promise<void> {
  const { id: productId, position, nameKey, createdAt } = product;
  await trx.deleteFrom('product_category').where('productId', '=', productId).execute();
  if (categories.length === 0) return;
  await trx
    .insertInto('product_category')
    .values(
      categories.map(({ id, isDirect }) => ({
        ...{ categoryId: id, productId, isDirect },
        ...{ position, nameKey, createdAt, isListed: isListed(product) },
      })),
    )
    .execute();
}

async function writeWords(trx: Trx, productId: number, sku: string, { name, variants }: ProductInput): Promise<void> {
  const words = wordsOf(name, sku, ...variants.flatMap((variant) => [variant.sku, variant.ean]));
  await trx.deleteFrom('product_word').where('productId', '=', productId).execute();
  await trx
    .insertInto('product_word')
    .values(words.map((word) => ({ word, productId })))
    .execute();
}
