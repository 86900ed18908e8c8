import type { Db } from '../../database/dialects.ts';
import { brokenUniqueConstraint } from '../../database/failures.ts';
import { inTransaction } from '../../database/transaction.ts';
import { type ProductEntry, type StaffEdit, UrlKeyTaken, writeProducts } from '../catalog/index.ts';
import type { BatchWriter } from './batch-queue.ts';
import { refusalsOfError } from './check-product.ts';
import type { CheckedProduct } from './imported-product.ts';
import { createGroupMaker } from './missing-groups.ts';
import type { Refusal } from './refusal.ts';

export interface WrittenBatch {
  readonly written: readonly CheckedProduct[];
  readonly refusals: readonly Refusal[];
  /** Groups that did not exist, `category:twarz`. */
  readonly made: readonly string[];
  /** Categories that staff have removed and that were not made again. */
  readonly leftOut: readonly string[];
  /** Products of which the file says something else than staff have written. */
  readonly kept: readonly KeptProduct[];
}

/** What staff have written of a product and the import has left. */
export interface KeptProduct {
  readonly sku: string;
  readonly fields: readonly StaffEdit[];
}

interface Needs {
  readonly db: Db;
  readonly now: () => Date;
  readonly isDryRun: boolean;
  /** The file is written over what staff have written, too. */
  readonly replacesStaffEdits: boolean;
}

/** Undoes the transaction of a dry run, with what it would have come to. */
class DryRunEnd extends Error {
  readonly outcome: WrittenBatch;

  constructor(outcome: WrittenBatch) {
    super('dry run');
    this.outcome = outcome;
  }
}

/** Writes products by the hundred, each batch in one transaction with the groups it needs and one change told. */
export function createBatchWriter({ db, now, isDryRun, replacesStaffEdits }: Needs): BatchWriter<WrittenBatch> {
  const groups = createGroupMaker({ replacesStaffEdits });

  async function write(
    products: readonly CheckedProduct[],
    onChecked?: (releases: boolean) => void,
  ): Promise<WrittenBatch> {
    let confirm = () => {};
    try {
      const outcome = await inTransaction(db, async (trx) => {
        const ensured = await groups.ensure(trx, products);
        confirm = ensured.confirm;
        const homeless = products.flatMap((product) => {
          const [error] = [...product.categories.keys()].flatMap((path) => ensured.refused.get(path) ?? []);
          return error ? [{ product, error }] : [];
        });
        const withoutPlace = new Set(homeless.map(({ product }) => product));
        const entries = products
          .filter((product) => !withoutPlace.has(product))
          .map((product) => entryOf(product, ensured.leftOut));
        const { refused: unwritten, kept } = await writeProducts(trx, entries, now(), onChecked);
        const refused = [...homeless, ...unwritten.map(({ entry: { product }, error }) => ({ product, error }))];
        const refusedProducts = new Set(refused.map(({ product }) => product));
        const ended = {
          written: products.filter((product) => !refusedProducts.has(product)),
          refusals: refused.flatMap(({ product, error }) => refusalsOfError(product, error)),
          made: ensured.made,
          leftOut: products.flatMap(({ categories }) =>
            [...categories.keys()].filter((path) => ensured.leftOut.has(path)),
          ),
          kept,
        };
        if (isDryRun) throw new DryRunEnd(ended);
        return ended;
      });
      confirm();
      return outcome;
    } catch (error) {
      if (error instanceof DryRunEnd) return error.outcome;
      throw error;
    }
  }

  /** Somebody took an address while the batch was under way: whose, is found out one by one. */
  async function writeEach(products: readonly CheckedProduct[]): Promise<WrittenBatch> {
    const outcomes: WrittenBatch[] = [];
    for (const product of products)
      outcomes.push(await write([product]).catch((error) => refusedAlone(product, error)));
    return {
      written: outcomes.flatMap(({ written }) => written),
      refusals: outcomes.flatMap(({ refusals }) => refusals),
      made: outcomes.flatMap(({ made }) => made),
      leftOut: outcomes.flatMap(({ leftOut }) => leftOut),
      kept: outcomes.flatMap(({ kept }) => kept),
    };
  }

  function entryOf(
    product: CheckedProduct,
    leftOut: ReadonlySet<string>,
  ): ProductEntry & { readonly product: CheckedProduct } {
    const { sku, keepsPictures, keepsDocuments } = product;
    const input = { ...product.input, categories: product.input.categories.filter((path) => !leftOut.has(path)) };
    return { sku, input, keepsPictures, keepsDocuments, staffEdits: replacesStaffEdits ? 'drop' : 'keep', product };
  }

  return {
    needsNothingNew: groups.hasAll,

    async write(products, onChecked) {
      try {
        return await write(products, onChecked);
      } catch (error) {
        if (brokenUniqueConstraint(error) === undefined) throw error;
        return writeEach(products);
      }
    },
  };
}

function refusedAlone(product: CheckedProduct, error: unknown): WrittenBatch {
  if (brokenUniqueConstraint(error) !== 'product_urlKey_key') throw error;
  return {
    written: [],
    refusals: refusalsOfError(product, new UrlKeyTaken(product.input.urlKey)),
    made: [],
    leftOut: [],
    kept: [],
  };
}
