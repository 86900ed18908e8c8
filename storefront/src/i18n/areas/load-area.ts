import { type Area, type AreaTexts, knowAreas, type ScreenLanguage, screenLanguageOf } from './area-texts.ts';

type Loaders = { readonly [Name in Area]: () => Promise<AreaTexts[Name]> };

/** A new area gets a file in each language, and a line here for each. */
const loaders: Readonly<Record<ScreenLanguage, Loaders>> = {
  pl: {
    shop: async () => (await import('./shop.pl.ts')).shop,
    account: async () => (await import('./account.pl.ts')).account,
    orders: async () => (await import('./orders.pl.ts')).orders,
    customer: async () => (await import('./customer.pl.ts')).customer,
    favourites: async () => (await import('../favourites.pl.ts')).favouritesPl,
  },
  en: {
    shop: async () => (await import('./shop.en.ts')).shop,
    account: async () => (await import('./account.en.ts')).account,
    orders: async () => (await import('./orders.en.ts')).orders,
    customer: async () => (await import('./customer.en.ts')).customer,
    favourites: async () => (await import('../favourites.en.ts')).favouritesEn,
  },
};

/** Loads what the screens of an area say in the language of a site (BCP 47). */
export async function loadArea(language: string, area: Area): Promise<void> {
  const own = screenLanguageOf(language);
  knowAreas(own, { [area]: await loaders[own][area]() });
}

/** Loads several areas side by side. */
export async function loadAreas(language: string, areas: readonly Area[]): Promise<void> {
  await Promise.all(areas.map((area) => loadArea(language, area)));
}
