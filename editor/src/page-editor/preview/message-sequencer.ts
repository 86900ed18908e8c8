/**
 * Handles things one after the other: at once while nothing has to be waited for, and behind what is waited for
 * otherwise. What was waited for in vain is told to `onFailure` and handled all the same.
 */
export function createMessageSequencer<T>(
  waitFor: (item: T) => Promise<unknown> | undefined,
  handle: (item: T) => void,
  onFailure: (error: unknown) => void,
) {
  const queue: T[] = [];
  let isWaiting = false;

  const drain = () => {
    while (!isWaiting) {
      const item = queue[0];
      if (item === undefined) return;
      const waiting = waitFor(item);
      if (waiting) {
        isWaiting = true;
        waiting.catch(onFailure).then(finishWaiting);
        return;
      }
      queue.shift();
      handle(item);
    }
  };

  const finishWaiting = () => {
    const item = queue.shift();
    isWaiting = false;
    if (item !== undefined) handle(item);
    drain();
  };

  return {
    push(item: T): void {
      queue.push(item);
      drain();
    },
    isBusy: () => isWaiting,
  };
}
