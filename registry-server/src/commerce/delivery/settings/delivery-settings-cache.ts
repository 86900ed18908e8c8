import type { Site } from '../../../content/sites/index.ts';
import type { Trx } from '../../../database/transaction.ts';
import { type DeliverySettingsStore, deliverySettingsTag } from './delivery-settings.store.ts';
import { completeDeliverySettings, type DeliverySettings } from './delivery-settings.ts';

type Cached = Partial<DeliverySettings> | undefined;

/** The settings of each site in memory: every cart with an address asks for them. They are read when they are first asked for. */
export function createDeliverySettingsCache(store: Pick<DeliverySettingsStore, 'find'>) {
  const known = new Map<string, Promise<Cached>>();
  /** What of it was read by now: a transaction takes that, as it must not wait for what is read outside of it. */
  const read = new Map<string, { readonly document: Cached }>();

  async function cachedOf(siteId: number, trx?: Trx): Promise<Cached> {
    const tag = deliverySettingsTag(siteId);
    const cached = known.get(tag);
    // What a transaction reads is not kept, and it does not wait for those outside: on SQLite they wait for it.
    if (trx) return (read.get(tag) ?? (await store.find(siteId, trx)))?.document;
    if (cached) return cached;
    const reading = store.find(siteId).then((found) => found?.document);
    known.set(tag, reading);
    reading.then(
      (document) => known.get(tag) === reading && read.set(tag, { document }),
      () => known.get(tag) === reading && known.delete(tag),
    );
    return reading;
  }

  return {
    settingsOf: async (site: Pick<Site, 'id' | 'language' | 'currency'>, trx?: Trx): Promise<DeliverySettings> =>
      completeDeliverySettings(await cachedOf(site.id, trx), site),

    /** Forgets what a change is about. */
    drop(tags: readonly string[]): void {
      for (const tag of tags) {
        known.delete(tag);
        read.delete(tag);
      }
    },
  };
}

export type DeliverySettingsCache = ReturnType<typeof createDeliverySettingsCache>;
