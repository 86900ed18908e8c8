/** Languages that the server itself speaks to people in. Sites of other languages are answered in English. */
export const LANGUAGES = ['pl', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Staff work in Polish, whichever site they look after. */
export const STAFF_LANGUAGE: Language = 'pl';

/** Whatever has a language tag: a site, an order, a customer. */
export interface HasLanguage {
  /** As `Intl` takes it: `pl-PL`, `en`. */
  readonly language: string;
}

/** The language of people on a site; the one place that turns a tag into a language of the server. */
export function languageOf({ language }: HasLanguage): Language {
  const [primary] = language.toLowerCase().split('-');
  return LANGUAGES.find((each) => each === primary) ?? 'en';
}
