import type { CheckedProduct } from './imported-product.ts';

const BATCH_PRODUCTS = 1_000;
const BATCH_VARIANTS = 4_000;

/** Gathers products into batches; one batch is written while the next one is gathered. */
export function createBatchQueue(write: (products: readonly CheckedProduct[]) => Promise<void>) {
  let batch: CheckedProduct[] = [];
  let variants = 0;
  let writing = Promise.resolve();

  async function flush(): Promise<void> {
    await writing;
    if (batch.length === 0) return;
    writing = write(batch);
    // Whoever waits for it next learns of a failure; until then nobody does.
    writing.catch(() => {});
    batch = [];
    variants = 0;
  }

  return {
    async add(product: CheckedProduct): Promise<void> {
      batch.push(product);
      variants += product.input.variants.length;
      if (batch.length >= BATCH_PRODUCTS || variants >= BATCH_VARIANTS) await flush();
    },

    /** Writes the rest; fails with what failed. */
    async finish(): Promise<void> {
      await flush();
      await writing;
    },

    /** Waits until nothing is under way any more, however it ends. */
    settle: () => writing.catch(() => {}),
  };
}
