import type { Site } from '../../../content/sites/index.ts';
import { type PaymentSettingsStore, siteOfSettingsTag } from './payment-settings.store.ts';
import { completePaymentSettings, type PaymentSettings } from './payment-settings.ts';

/** The settings of all sites in memory: they are asked for inside transactions too. `load` them once before use. */
export function createPaymentSettingsCache(store: Pick<PaymentSettingsStore, 'all' | 'find'>) {
  const documents = new Map<number, Partial<PaymentSettings>>();
  return {
    settingsOf: (site: Pick<Site, 'id' | 'language' | 'currency'>): PaymentSettings =>
      completePaymentSettings(documents.get(site.id), site),

    async load(): Promise<void> {
      for (const { siteId, document } of await store.all()) documents.set(siteId, document);
    },

    /** Reads anew what a change is about. */
    async refresh(tags: readonly string[]): Promise<void> {
      for (const siteId of new Set(tags.map(siteOfSettingsTag))) {
        const found = siteId === undefined ? undefined : await store.find(siteId);
        if (siteId !== undefined && found) documents.set(siteId, found.document);
      }
    },
  };
}

export type PaymentSettingsCache = ReturnType<typeof createPaymentSettingsCache>;
