import type { ImageWorkerPool } from './image-worker-pool.ts';
import type { MediaStore } from './media.store.ts';

const BATCH = 200;

interface Deps {
  readonly store: Pick<MediaStore, 'findWithoutColour' | 'setColours'>;
  readonly workerPool: Pick<ImageWorkerPool, 'colours'>;
}

/** Finds out the colours of pictures that were uploaded before colours were kept; gives how many there were. */
export async function addMissingColours({ store, workerPool }: Deps): Promise<number> {
  let added = 0;
  let lastId = 0;
  for (;;) {
    const rows = await store.findWithoutColour(lastId, BATCH);
    const last = rows.at(-1);
    if (!last) return added;
    lastId = last.id;
    const colours = await workerPool.colours({ placeholders: rows.map(({ placeholder }) => placeholder) });
    await store.setColours(rows.map(({ id }, index) => ({ id, colour: colours[index] ?? '' })));
    added += rows.length;
  }
}
