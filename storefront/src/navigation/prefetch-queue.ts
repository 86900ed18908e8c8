import type { PageAddress } from '../content/load-page.ts';

interface Wish {
  readonly address: PageAddress;
  readonly signal: AbortSignal;
}

/**
 * Loads pages ahead, so many at once. What waits is begun newest first, since that is where the shopper points now,
 * and not at all once its signal is aborted.
 */
export function createPrefetchQueue(load: (address: PageAddress) => Promise<void>, atOnce: number) {
  let waiting: Wish[] = [];
  let running = 0;

  function beginNext() {
    waiting = waiting.filter(({ signal }) => !signal.aborted);
    while (running < atOnce) {
      const next = waiting.pop();
      if (!next) return;
      running += 1;
      void load(next.address).finally(() => {
        running -= 1;
        beginNext();
      });
    }
  }

  return (address: PageAddress, signal: AbortSignal) => {
    waiting.push({ address, signal });
    beginNext();
  };
}
