/** Languages of the server's messages. Sites of other languages are answered in English. */
export const LANGUAGES = ['pl', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Staff work in Polish on every site. */
export const STAFF_LANGUAGE: Language = 'pl';

/** Whatever has a language tag: a site, an order, a customer. */
export interface HasLanguage {
  /** As `Intl` takes it: `pl-PL`, `en`. */
  readonly language: string;
}

/** The server language of a site; the only place that maps a language tag. */
export function languageOf({ language }: HasLanguage): Language {
  const [primary] = language.toLowerCase().split('-');
  return LANGUAGES.find((each) => each === primary) ?? 'en';
}
