import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Db } from '../../database/dialects.ts';
import { releaseMemory } from '../../work/heap.ts';
import type { DocumentReader } from '../documents/read-documents.ts';
import { type IndexParts, ProductIndex } from '../index/product-index.ts';
import { createBuildPacing } from './build-pacing.ts';
import { fillIndex } from './fill-index.ts';

/** Smaller shops are indexed sooner than a thread starts. */
const LARGE = 3_000;
const WORKER = new URL('./build-worker.ts', import.meta.url);
const WORKER_LIMITS = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 128 };

/** Builds an index of the whole catalogue; `signal` gives it up. */
export type BuildIndex = (signal: AbortSignal) => Promise<ProductIndex>;

export interface BuilderDeps {
  readonly db: Db;
  readonly reader: DocumentReader;
  /** Where a thread of its own finds the database. */
  readonly databaseUrl: string;
}

/** Builds in this thread, in between requests; the index of a large shop in a thread of its own. */
export function createIndexBuilder({ db, reader, databaseUrl }: BuilderDeps): BuildIndex {
  return async (signal) => {
    const beyond = await db.selectFrom('product').select('id').orderBy('id').offset(LARGE).limit(1).executeTakeFirst();
    return beyond ? buildInWorker(databaseUrl, signal) : fillIndex(reader, createBuildPacing(), signal);
  };
}

/** Builds in a thread that has a database connection of its own. */
export async function buildInWorker(databaseUrl: string, signal: AbortSignal): Promise<ProductIndex> {
  // For a while there are the old index, the new one, and what the thread needs beside it.
  releaseMemory();
  const worker = new Worker(WORKER, { workerData: { databaseUrl }, resourceLimits: WORKER_LIMITS });
  try {
    const failure = new AbortController();
    const ended = once(worker, 'exit', { signal: failure.signal }).then(() => {
      throw new Error('The thread that builds the search index ended without one.');
    });
    ended.catch(() => {});
    const [parts] = (await Promise.race([once(worker, 'message', { signal }), ended])) as [IndexParts];
    failure.abort();
    return new ProductIndex(parts.slots.size, parts);
  } finally {
    await worker.terminate();
  }
}
