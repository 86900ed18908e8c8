import type { OptionFacet } from '../commerce/catalog/index.ts';
import { createBuildPacing } from './building/build-pacing.ts';
import type { BuildIndex } from './building/create-index-builder.ts';
import type { DocumentReader } from './documents/read-documents.ts';
import type { ProductIndex } from './index/product-index.ts';

/** Products read at once: few enough that the database holds nobody up. */
const CHUNK = 50;
/** From this share of dead slots on the index is built anew, unless it is small. */
const MAX_WASTE = 0.3;
const MIN_REBUILT = 5_000;
/** A group of more products than this share of all is quicker built anew than brought up to date. */
const LARGE_GROUP = 0.2;

export interface KeeperDeps {
  readonly buildIndex: BuildIndex;
  readonly reader: DocumentReader;
  readonly now: () => Date;
}

/** The named thing that products were grouped by and that has changed. */
export interface ChangedGroup {
  readonly facet: OptionFacet;
  readonly value: string;
}

/** Keeps one node's index: builds it, brings it up to date, and builds it anew while the old one serves. */
export function createIndexManager({ buildIndex, reader, now }: KeeperDeps) {
  let current: ProductIndex | undefined;
  let version = 0;
  let builtAt: Date | undefined;
  let building: Promise<void> | undefined;
  /** The building after the one under way. */
  let next: Promise<void> | undefined;
  const stopping = new AbortController();
  /** Skus that changed while an index was being built, which may have read them before. */
  let missed = new Set<string>();
  /** Updates run one after another, so that an older reading never overtakes a newer one. */
  let queue: Promise<unknown> = Promise.resolve();

  function inQueue<T>(work: () => Promise<T>): Promise<T> {
    const result = queue.then(work);
    queue = result.catch(() => {});
    return result;
  }

  async function bringUpToDate(index: ProductIndex, skus: readonly string[]): Promise<void> {
    const pause = createBuildPacing();
    for (let start = 0; start < skus.length && !stopping.signal.aborted; start += CHUNK) {
      const chunk = skus.slice(start, start + CHUNK);
      const documents = await reader.readBySku(chunk);
      const found = new Set(documents.map(({ sku }) => sku));
      for (const sku of chunk) if (!found.has(sku)) index.remove(sku);
      for (const document of documents) {
        index.put(document);
        await pause();
      }
    }
  }

  async function build(): Promise<void> {
    missed = new Set();
    const index = await buildIndex(stopping.signal);
    await inQueue(async () => {
      for (let skus = [...missed]; skus.length > 0 && !stopping.signal.aborted; skus = [...missed]) {
        missed = new Set();
        await bringUpToDate(index, skus);
      }
      if (stopping.signal.aborted) return;
      current = index;
      version += 1;
      builtAt = now();
      building = undefined;
    });
  }

  function start(): Promise<void> {
    building = build().catch((error: unknown) => {
      building = undefined;
      throw error;
    });
    return building;
  }

  const manager = {
    /** Undefined until the first one stands. */
    get index(): ProductIndex | undefined {
      return current;
    },

    get isStopped(): boolean {
      return stopping.signal.aborted;
    },

    get isBuilding(): boolean {
      return building !== undefined || next !== undefined;
    },

    get status() {
      const products = current?.slots.alive ?? 0;
      const words = current?.text.vocabulary.size ?? 0;
      return { version, products, words, isBuilding: manager.isBuilding, ...(builtAt && { builtAt }) };
    },

    /** Resolves when an index stands, or the building that is under way has ended. */
    ensure(): Promise<void> {
      if (building) return building;
      return current ? Promise.resolve() : start();
    },

    /** Builds an index of what is in the database now, and puts it in the place of the present one. */
    rebuild(): Promise<void> {
      if (!building) return start();
      // The one under way may have read too early.
      next ??= building
        .catch(() => {})
        .then(() => {
          next = undefined;
          return stopping.signal.aborted ? undefined : start();
        });
      return next;
    },

    /** Reads these products again. */
    async refresh(skus: readonly string[]): Promise<void> {
      if (building) for (const sku of skus) missed.add(sku);
      const index = current;
      if (!index || skus.length === 0) return;
      await inQueue(() => bringUpToDate(index, skus));
    },

    /** Resolves when the changes that are known by now are in the index. */
    async settled(): Promise<void> {
      await queue;
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
      const times = current?.refreshTimes ?? new Map<string, number>();
      const due = [...times].filter(([, time]) => time <= at).map(([sku]) => sku);
      for (const sku of due) times.delete(sku);
      return due;
    },

    /** Ends what is under way, as soon as it reads next. */
    async stop(): Promise<void> {
      stopping.abort();
      await Promise.allSettled([building, next, queue]);
    },
  };
  return manager;
}

export type IndexManager = ReturnType<typeof createIndexManager>;
