import type { ProductDocument } from './documents/product-document.ts';
import type { DocumentReader } from './documents/read-documents.ts';
import { ProductIndex } from './index/product-index.ts';
import { createWorkPause } from './index/work-pause.ts';
import type { OptionFacet } from './search.ts';

/** Products read at once: few enough that the database holds nobody up. */
const CHUNK = 50;
/** From this share of dead slots on the index is built anew, unless it is small. */
const MAX_WASTE = 0.3;
const MIN_REBUILT = 5_000;
/** A group of more products than this share of all is quicker built anew than brought up to date. */
const LARGE_GROUP = 0.2;

export interface KeeperNeeds {
  readonly reader: DocumentReader;
  readonly now: () => Date;
}

/** The named thing that products were grouped by and that has changed. */
export interface ChangedGroup {
  readonly facet: OptionFacet;
  readonly value: string;
}

/** Keeps one node's index: builds it, brings it up to date, and builds it anew while the old one serves. */
export function createIndexKeeper({ reader, now }: KeeperNeeds) {
  let current: ProductIndex | undefined;
  let version = 0;
  let builtAt: Date | undefined;
  let building: Promise<void> | undefined;
  let isStopped = false;
  /** Skus that changed while an index was being built, which may have read them before. */
  let missed = new Set<string>();
  /** By sku, when a product changes by itself. */
  const refreshTimes = new Map<string, number>();
  /** Updates run one after another, so that an older reading never overtakes a newer one. */
  let queue: Promise<unknown> = Promise.resolve();

  function inQueue<T>(work: () => Promise<T>): Promise<T> {
    const result = queue.then(work);
    queue = result.catch(() => {});
    return result;
  }

  function put(index: ProductIndex, document: ProductDocument): void {
    index.put(document);
    if (document.refreshAt === undefined) refreshTimes.delete(document.sku);
    else refreshTimes.set(document.sku, document.refreshAt);
  }

  async function bringUpToDate(index: ProductIndex, skus: readonly string[]): Promise<void> {
    const pause = createWorkPause();
    for (let start = 0; start < skus.length && !isStopped; start += CHUNK) {
      const chunk = skus.slice(start, start + CHUNK);
      const documents = await reader.readBySku(chunk);
      const found = new Set(documents.map(({ sku }) => sku));
      for (const sku of chunk) if (!found.has(sku)) index.remove(sku);
      for (const document of documents) {
        put(index, document);
        await pause();
      }
    }
  }

  async function fill(index: ProductIndex): Promise<void> {
    const pause = createWorkPause();
    for (let last = 0; !isStopped; ) {
      const documents = await reader.readAfter(last, CHUNK);
      for (const document of documents) {
        put(index, document);
        await pause();
      }
      last = documents.at(-1)?.id ?? last;
      if (documents.length < CHUNK) break;
    }
    await index.settle(pause);
  }

  async function build(): Promise<void> {
    missed = new Set();
    const index = new ProductIndex();
    await fill(index);
    await inQueue(async () => {
      for (let skus = [...missed]; skus.length > 0 && !isStopped; skus = [...missed]) {
        missed = new Set();
        await bringUpToDate(index, skus);
      }
      if (isStopped) return;
      current = index;
      version += 1;
      builtAt = now();
      building = undefined;
    });
  }

  const keeper = {
    /** Undefined until the first one stands. */
    get index(): ProductIndex | undefined {
      return current;
    },

    get status() {
      const products = current?.slots.alive ?? 0;
      const words = current?.text.vocabulary.size ?? 0;
      return { version, products, words, isBuilding: building !== undefined, ...(builtAt && { builtAt }) };
    },

    /** Builds an index and puts it in the place of the present one; joins a building that is under way. */
    rebuild(): Promise<void> {
      building ??= build().catch((error: unknown) => {
        building = undefined;
        throw error;
      });
      return building;
    },

    /** Reads these products again. */
    async refresh(skus: readonly string[]): Promise<void> {
      if (building) for (const sku of skus) missed.add(sku);
      const index = current;
      if (!index || skus.length === 0) return;
      await inQueue(() => bringUpToDate(index, skus));
    },

    /** Skus of the products of a group; undefined when there are so many that building anew is quicker. */
    membersOf({ facet, value }: ChangedGroup): string[] | undefined {
      if (!current) return [];
      const number = current.facets.find(facet, value);
      if (number === undefined) return [];
      const slots = current.facets.slotsWith(number).filter(current.slots.isAlive);
      const isLarge = slots.length > MIN_REBUILT && slots.length > current.slots.alive * LARGE_GROUP;
      return isLarge ? undefined : slots.map((slot) => (current as ProductIndex).slots.skuOf(slot));
    },

    /** True when dead slots take too much room. */
    get isWasteful(): boolean {
      return current !== undefined && current.slots.size > MIN_REBUILT && current.waste > MAX_WASTE;
    },

    /** Skus of the products that have changed by themselves by now. */
    takeDue(): string[] {
      const at = now().getTime();
      const due = [...refreshTimes].filter(([, time]) => time <= at).map(([sku]) => sku);
      for (const sku of due) refreshTimes.delete(sku);
      return due;
    },

    /** Ends what is under way, as soon as it reads next. */
    async stop(): Promise<void> {
      isStopped = true;
      await Promise.allSettled([building, queue]);
    },
  };
  return keeper;
}

export type IndexKeeper = ReturnType<typeof createIndexKeeper>;
