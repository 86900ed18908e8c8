import type { EventBus } from '../../events/event-bus.ts';
import type { StockAlerts } from './stock-alerts.ts';

const PRODUCT_TAG = /^product:(?!\*$)(.+)$/;
/** More products at once are looked through as a whole. */
const MOST_SKUS = 200;

export interface StockWatch {
  /** Resolves when what has been heard of so far is dealt with. */
  settle(): Promise<void>;
  stop(): void;
}

/**
 * Hears of changed products and writes the mails of those who waited. It does so beside the bus, which others wait for;
 * whatever a node that died has missed, the regular look through all alerts finds.
 */
export function watchStock(
  bus: Pick<EventBus, 'subscribe'>,
  alerts: Pick<StockAlerts, 'sendDue'>,
  onError: (error: unknown) => void,
): StockWatch {
  let changed = new Set<string>();
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    while (changed.size > 0) {
      const skus = [...changed];
      changed = new Set();
      await alerts.sendDue(skus.length > MOST_SKUS ? undefined : skus);
    }
  }

  function start(): void {
    running ??= run()
      .catch(onError)
      .finally(() => {
        running = undefined;
        // Heard of after the last look and before this moment.
        if (changed.size > 0) start();
      });
  }

  const stop = bus.subscribe(({ tags }) => {
    for (const tag of tags) {
      const sku = PRODUCT_TAG.exec(tag)?.[1];
      if (sku !== undefined) changed.add(sku);
    }
    if (changed.size > 0) start();
  });

  return {
    stop,
    settle: async () => {
      while (running) await running;
    },
  };
}
