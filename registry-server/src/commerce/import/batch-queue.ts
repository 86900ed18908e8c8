import type { CheckedProduct } from './imported-product.ts';

const BATCH_PRODUCTS = 1_000;
const BATCH_VARIANTS = 4_000;

/** Writes one batch. */
export interface BatchWriter<Outcome> {
  /** `onChecked` is told once what stands in the way is known, whether the batch takes something away from its products. */
  write(products: readonly CheckedProduct[], onChecked: (releases: boolean) => void): Promise<Outcome>;
  /** True when writing them makes nothing that another batch may be making, too. */
  needsNothingNew(products: readonly CheckedProduct[]): boolean;
}

/** A batch that is being written. */
interface UnderWay {
  readonly claims: ReadonlySet<string>;
  /** Resolves when nothing can stand in its way any more; false when others have to wait for its end. */
  readonly isSettled: Promise<boolean>;
  readonly reported: Promise<void>;
}

/**
 * Gathers products into batches. While one is gathered, two are being written, so that the database has work while we
 * do ours: a batch begins beside the one before it only when neither can be told from their being written in turn.
 * `report` learns of them in turn in any case.
 */
export function createBatchQueue<Outcome>(writer: BatchWriter<Outcome>, report: (outcome: Outcome) => void) {
  let batch: CheckedProduct[] = [];
  let variants = 0;
  let latest: UnderWay | undefined;
  let reported = Promise.resolve();
  /** The one before the latest has been reported. */
  let earlier = Promise.resolve();
  /** Every batch has ended, however it did. */
  let over: Promise<unknown> = Promise.resolve();

  function start(products: readonly CheckedProduct[]): void {
    const { promise: isSettled, resolve: settle } = Promise.withResolvers<boolean>();
    const writing = writer.write(products, (releases) => settle(!releases));
    // What they came to is not kept: it would be a list as long as the file.
    over = Promise.allSettled([over, writing]).then(() => undefined);
    earlier = reported;
    reported = Promise.all([writing, earlier]).then(([outcome]) => report(outcome));
    // Whoever waits for it next learns of a failure; until then nobody does.
    reported.catch(() => {});
    writing.then(
      () => settle(false),
      () => settle(false),
    );
    latest = { claims: claimsOf(products), isSettled, reported };
  }

  async function flush(): Promise<void> {
    if (batch.length === 0) return;
    const products = batch;
    batch = [];
    variants = 0;
    await earlier;
    if (latest && !(await canRunBeside(latest, products))) await latest.reported;
    start(products);
  }

  async function canRunBeside({ claims, isSettled }: UnderWay, products: readonly CheckedProduct[]): Promise<boolean> {
    const isApart = [...claimsOf(products)].every((claim) => !claims.has(claim));
    return isApart && writer.needsNothingNew(products) && isSettled;
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
      await reported;
    },

    /** Waits until nothing is under way any more, however it ends. */
    settle: () => over,
  };
}

/** What only one product can have. */
function claimsOf(products: readonly CheckedProduct[]): Set<string> {
  return new Set(
    products.flatMap(({ sku, input: { urlKey, variants } }) => [
      `product ${sku}`,
      `address ${urlKey}`,
      ...variants.map((variant) => `variant ${variant.sku}`),
    ]),
  );
}
