/** Does work for a key, or joins the work for it that is in progress. */
export type SingleFlight<T> = (key: string, start: () => Promise<T>) => Promise<T>;

interface PendingWork<T> {
  result: Promise<T> | undefined;
}

/**
 * A map that is filled and emptied all the time leaves old tables behind that reference each other. Once one of them
 * is in the old generation, all that follow live until a full garbage collection, and with them their values: pages
 * with their answers. So they hold a small entry each, which releases its work when that is done.
 */
export function createSingleFlight<T>(): SingleFlight<T> {
  const pending = new Map<string, PendingWork<T>>();
  return (key, start) => {
    const running = pending.get(key)?.result;
    if (running) return running;
    const work: PendingWork<T> = { result: undefined };
    const result = start().finally(() => {
      work.result = undefined;
      pending.delete(key);
    });
    work.result = result;
    pending.set(key, work);
    return result;
  };
}
