import type { Language, ShopLanguage } from '../error-messages/language.ts';

/** The language in which rules of a schema are told: other languages than Polish have the English sentences. */
export function faultLanguageOf(language: ShopLanguage): Language {
  return language === 'pl' ? 'pl' : 'en';
}
