import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (options?: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

let found: Collect | undefined;

/** Runs one garbage collection when much of the heap is known to be garbage; V8 would wait until the heap has grown. */
export function collectHeap(): void {
  collector()();
}

/**
 * Runs a garbage collection that also returns the young generation's memory, some 50 MB, which V8 otherwise never
 * releases. It blocks for about 50 ms, and requests are served a few percent more slowly until the young generation
 * has grown again: for rare moments in which much memory is needed.
 */
export function releaseMemory(): void {
  collector()({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

function collector(): Collect {
  if (!found) {
    setFlagsFromString('--expose-gc');
    found = runInNewContext('gc') as Collect;
  }
  return found;
}
