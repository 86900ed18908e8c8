import type { Site } from '../../../content/sites/index.ts';
import { type PaymentSettingsStore, siteOfSettingsTag } from './payment-settings.store.ts';
import { completePaymentSettings, type PaymentSettings } from './payment-settings.ts';

/** The settings of all sites in memory: they are asked for inside transactions too. `load` them once before use. */
export interface PaymentSettingsCache {
  readonly settingsOf: (site: Pick<Site, 'id' | 'language' | 'currency'>) => PaymentSettings;
  readonly load: () => Promise<void>;
  /** Reads anew what a change is about. */
  readonly refresh: (tags: readonly string[]) => Promise<void>;
}

/** A book over the store. */
export function createPaymentSettingsCache(store: Pick<PaymentSettingsStore, 'all' | 'find'>): PaymentSettingsCache {
  const documents = new Map<number, Partial<PaymentSettings>>();
  return {
    settingsOf: (site) => completePaymentSettings(documents.get(site.id), site),
    async load() {
      for (const { siteId, document } of await store.all()) documents.set(siteId, document);
    },
    async refresh(tags) {
      for (const siteId of new Set(tags.map(siteOfSettingsTag))) {
        const found = siteId === undefined ? undefined : await store.find(siteId);
        if (siteId !== undefined && found) documents.set(siteId, found.document);
      }
    },
  };
}
