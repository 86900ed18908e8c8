/** Languages in which the server says everything. */
export const LANGUAGES = ['pl', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Languages of shops: what shoppers meet on any site is said in each of them. */
export const SHOP_LANGUAGES = ['pl', 'en', 'uk', 'fr', 'ru', 'cs', 'hu', 'de'] as const;
export type ShopLanguage = (typeof SHOP_LANGUAGES)[number];

/** Staff work in Polish on every site. */
export const STAFF_LANGUAGE: Language = 'pl';

/** Whatever has a language tag: a site, an order, a customer. */
export interface HasLanguage {
  /** As `Intl` takes it: `pl-PL`, `en`. */
  readonly language: string;
}

/** The language of a shop's own words on a site; English where the tag names another. */
export function shopLanguageOf({ language }: HasLanguage): ShopLanguage {
  const [primary] = language.toLowerCase().split('-');
  return SHOP_LANGUAGES.find((each) => each === primary) ?? 'en';
}

/** The language of what the server says in Polish and English only, as mails and orders. */
export function languageOf({ language }: HasLanguage): Language {
  const [primary] = language.toLowerCase().split('-');
  return LANGUAGES.find((each) => each === primary) ?? 'en';
}
