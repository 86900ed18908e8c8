import type { DocumentReader } from '../documents/read-documents.ts';
import { ProductIndex } from '../index/product-index.ts';
import type { Pause } from '../index/sort-in-steps.ts';

/** Products read at once: few enough that the database holds nobody up. */
const CHUNK = 50;

/** An index of all products, in order; `signal` ends the work at the next chunk. */
export async function fillIndex(reader: DocumentReader, pause: Pause, signal?: AbortSignal): Promise<ProductIndex> {
  const index = new ProductIndex(await reader.count());
  for (let last = 0; ; ) {
    signal?.throwIfAborted();
    const documents = await reader.readAfter(last, CHUNK);
    for (const document of documents) {
      index.put(document);
      await pause();
    }
    last = documents.at(-1)?.id ?? last;
    if (documents.length < CHUNK) break;
  }
  await index.settle(pause);
  return index;
}
