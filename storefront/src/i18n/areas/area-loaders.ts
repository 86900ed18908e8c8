import type { AreaLoaders } from './load-area.ts';

/** A new area gets a file in each language, and a line here for each. */
export const areaLoaders: AreaLoaders = {
  pl: {
    shop: async () => (await import('./shop.pl.ts')).shop,
    account: async () => (await import('./account.pl.ts')).account,
    orders: async () => (await import('./orders.pl.ts')).orders,
    customer: async () => (await import('./customer.pl.ts')).customer,
    favourites: async () => (await import('../favourites.pl.ts')).favouritesPl,
    comparison: async () => (await import('../comparison.pl.ts')).comparisonPl,
    viewed: async () => (await import('../viewed.pl.ts')).viewedPl,
  },
  en: {
    shop: async () => (await import('./shop.en.ts')).shop,
    account: async () => (await import('./account.en.ts')).account,
    orders: async () => (await import('./orders.en.ts')).orders,
    customer: async () => (await import('./customer.en.ts')).customer,
    favourites: async () => (await import('../favourites.en.ts')).favouritesEn,
    comparison: async () => (await import('../comparison.en.ts')).comparisonEn,
    viewed: async () => (await import('../viewed.en.ts')).viewedEn,
  },
};
