import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

let collect: Collect | undefined;

/**
 * Collects the heap and gives back to the machine what lies empty: the room for young objects, too, which V8 lets grow
 * to more than a hundred megabytes and otherwise never takes back. Nothing else runs for some 50 ms, so it is for the
 * rare moments after which much of what was there is not needed any more.
 */
export function giveBackMemory(): void {
  collect ??= findCollector();
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

function findCollector(): Collect {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as Collect;
}
