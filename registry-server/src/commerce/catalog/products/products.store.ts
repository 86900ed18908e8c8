import type { Db } from '../../../database/dialects.ts';
import { engineOf } from '../../../database/engine.ts';
import { brokenUniqueConstraint } from '../../../database/failures.ts';
import { inTransaction, type Trx } from '../../../database/transaction.ts';
import { recordChange } from '../../../events/outbox.ts';
import { stockTag } from '../../../events/webhook-events.ts';
import { InputInvalid } from '../../../http/error-handler.ts';
import { UrlKeyTaken } from '../catalog.errors.ts';
import type { PriceInput, ProductInput, ProductState } from '../catalog.schema.ts';
import { setGroupPrices } from '../prices/group-prices.store.ts';
import { writeListPrices } from '../prices/list-price.ts';
import { setPrices } from '../prices/prices.store.ts';
import { faultsOfProduct } from './product-faults.ts';
import type { RemovalCheck } from './product-removal.ts';
import { removeProduct, setProductState } from './product-state.store.ts';
import { tagsOfProduct } from './product-tags.ts';
import { setStocks } from './product-variants.store.ts';
import { writeProducts } from './write-products.ts';

/** Writes of products; each tells what it changed in its own transaction. */
export function createProductsStore(db: Db, now: () => Date = () => new Date()) {
  return {
    /**
     * Makes the product what the body says; the same body twice has one effect. What staff change is marked, so that an
     * import leaves it.
     */
    async put(sku: string, input: ProductInput, { isByStaff = false } = {}): Promise<void> {
      const at = now();
      const faults = faultsOfProduct(input, at);
      if (faults.length > 0) throw new InputInvalid(faults);
      const entry = { sku, input, ...(isByStaff && { staffEdits: 'add' as const }) };
      const write = () => inTransaction(db, (trx) => writeProducts(trx, [entry], at));
      const isAddressTaken = (error: unknown) => brokenUniqueConstraint(error) === 'product_urlKey_key';
      try {
        const {
          refused: [refused],
        } = await write().catch((error: unknown) => {
          // Written by another request in this very moment: once more, now it can be seen whether as the same product.
          if (isAddressTaken(error)) return write();
          throw error;
        });
        if (refused) throw refused.error;
      } catch (error) {
        if (isAddressTaken(error)) throw new UrlKeyTaken(input.urlKey);
        throw error;
      }
    },

    /** False when there is no such variant. */
    setPrice: (variantSku: string, { currency, ...input }: PriceInput & { readonly currency: string }) =>
      changeVariant(variantSku, async (trx, { id }) => {
        const variant = { variantId: id, sku: variantSku, currency };
        await setPrices(trx, [{ variant, input }], now());
        await setGroupPrices(trx, [{ variant, amount: input.friendsAndFamily }], { now: now() });
        return [];
      }),

    /** False when there is no such variant. */
    setStock: (variantSku: string, quantity: number) =>
      changeVariant(variantSku, async (trx, { id }) => {
        await setStocks(trx, [{ variantId: id, sellable: quantity }]);
        return [stockTag(id)];
      }),

    /** Takes a product out of the shop, or puts it back; false when there is no such product. */
    setState: (sku: string, state: ProductState, { isByStaff = false } = {}) =>
      inTransaction(db, (trx) => setProductState(trx, sku, { ...state, isByStaff, now: now() })),

    /** Removes a product for good; its price history stays. One that is gone is removed already. */
    remove: (sku: string, redirectTo?: string, checks?: readonly RemovalCheck[]) =>
      inTransaction(db, (trx) => removeProduct(trx, sku, redirectTo, checks)),
  };

  /** `change` answers what is to be told beside the product and its lists; all of it is one change. */
  function changeVariant(variantSku: string, change: (trx: Trx, variant: { id: number }) => Promise<string[]>) {
    return inTransaction(db, async (trx) => {
      const variant = await trx
        .selectFrom('product_variant')
        .select(['id', 'productId'])
        .where('sku', '=', variantSku)
        .$if(engineOf(trx) === 'postgres', (query) => query.forUpdate())
        .executeTakeFirst();
      if (!variant) return false;
      const reported = await change(trx, variant);
      await writeListPrices(trx, [variant.productId], now());
      await recordChange(trx, [...reported, ...(await tagsOfProduct(trx, variant.productId))]);
      return true;
    });
  }
}

export type ProductsStore = ReturnType<typeof createProductsStore>;
