import { featuresOf } from '@witryna/module-schemas';
import type { Site, SiteInput } from '../content/sites/sites.store.ts';

/** A Polish site; what a test is about, it says itself. */
export function aSite(changes: Partial<SiteInput> = {}): Omit<Site, 'id'> {
  return {
    code: 'pl',
    name: 'Rosa i Len',
    locale: 'pl-PL',
    language: 'pl',
    currency: 'PLN',
    address: 'https://rosailen.example',
    domain: 'rosailen.example',
    basePath: '/',
    isDefault: true,
    postfix: ' – Rosa i Len',
    properties: { maintenance: false },
    generalSettings: {},
    staticRouting: {},
    ...changes,
    features: featuresOf(changes.code ?? 'pl', changes.features),
  };
}
