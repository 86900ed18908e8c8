import type { Change, EventLog } from './event-log.ts';

/** May be asynchronous: later changes wait for it. */
export type ChangeListener = (change: Change) => void | Promise<void>;

/** Delivers every numbered change to the listeners of this node, once and in order. */
export interface EventBus {
  /** Number of the change delivered last. */
  readonly delivered: number;
  subscribe(listener: ChangeListener): () => void;
  /** Resolves when all changes committed before the call have been delivered on this node. */
  settle(): Promise<void>;
  /** Starts at the current number: caches of this node are filled after it. */
  start(): Promise<void>;
  /** Stops delivering. */
  stop(): void;
}

/** A bus over the log; several nodes each have their own over the same database. */
export function createEventBus(log: EventLog, onListenerError: (error: unknown) => void): EventBus {
  const listeners = new Set<ChangeListener>();
  let delivered = 0;
  let stopped = false;
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  async function deliver(change: Change): Promise<void> {
    for (const listener of listeners) {
      try {
        await listener(change);
      } catch (error) {
        onListenerError(error);
      }
    }
    delivered = change.number;
  }

  async function run(): Promise<void> {
    if (stopped) return;
    await log.publishPending();
    for (let changes = await log.readAfter(delivered); changes.length > 0; changes = await log.readAfter(delivered)) {
      if (stopped) return;
      for (const change of changes) await deliver(change);
    }
  }

  function startRun(): Promise<void> {
    running = run().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    get delivered() {
      return delivered;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    settle() {
      if (!running) return startRun();
      // A running delivery may have read before the caller's commit: only the next one is sure to see it.
      next ??= running
        .catch(() => {})
        .then(() => {
          next = undefined;
          return startRun();
        });
      return next;
    },
    async start() {
      await log.publishPending();
      delivered = (await log.range()).last;
    },
    stop() {
      stopped = true;
    },
  };
}
