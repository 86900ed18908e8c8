import { describe, expect, test } from 'vitest';
import { en as modulesEn } from '../modules/src/shop/i18n/en.ts';
import { pl as modulesPl } from '../modules/src/shop/i18n/pl.ts';
import { ownTexts } from '../storefront/src/i18n/known-languages.ts';
import '../storefront/src/i18n/all-languages.ts';

const LANGUAGES = ['pl', 'en', 'uk', 'fr', 'ru', 'cs', 'hu', 'de'] as const;
type Catalogue = Readonly<Record<string, unknown>>;

/** What a language says, by the place where it says it. */
async function cataloguesOf(language: string): Promise<Readonly<Record<string, Catalogue>>> {
  const file: Record<string, Catalogue> = await import(`../modules/src/shop/i18n/${language}.ts`);
  const { messages = {}, actions = {} } = ownTexts(language) ?? {};
  return {
    modules: file[language] ?? {},
    'storefront messages': { ...messages },
    'storefront actions': { ...actions },
  };
}

const gapsOf = (sentence: unknown) => [...new Set(JSON.stringify(sentence ?? '').match(/\{\w+\}/g))].sort();

const all = new Map(
  await Promise.all(LANGUAGES.map(async (language) => [language, await cataloguesOf(language)] as const)),
);
const polish = Object.entries(all.get('pl') ?? {});

/** Forms that whole numbers of a language need. */
const formsOf = (language: string) => {
  const rules = new Intl.PluralRules(language);
  return [...new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)))];
};

test('every sentence of the shop is said in every language; what is missing is listed', () => {
  const missing = polish.flatMap(([place, sentences]) =>
    LANGUAGES.flatMap((language) => {
      const own = all.get(language)?.[place] ?? {};
      return Object.keys(sentences).flatMap((key) => (own[key] ? [] : `${language}, ${place}: ${key}`));
    }),
  );
  expect(missing).toEqual([]);
});

describe.each(LANGUAGES)('%s', (language) => {
  test('takes the values that Polish takes, and has no sentence that is not said', () => {
    for (const [place, sentences] of polish) {
      const own = all.get(language)?.[place] ?? {};
      expect(Object.keys(own).filter((key) => !(key in sentences))).toEqual([]);
      for (const [key, sentence] of Object.entries(own))
        expect([key, gapsOf(sentence)]).toEqual([key, gapsOf(sentences[key])]);
    }
  });

  test('has each form that a number needs', () => {
    for (const [place, sentences] of Object.entries(all.get(language) ?? {}))
      for (const [key, sentence] of Object.entries(sentences))
        if (typeof sentence === 'object' && sentence !== null)
          expect([place, key, formsOf(language).filter((form) => !(form in sentence))]).toEqual([place, key, []]);
  });
});

test('languages are not each other’s copies', () => {
  const sayings = (language: (typeof LANGUAGES)[number]) => JSON.stringify(all.get(language)?.modules);
  expect(new Set(LANGUAGES.map(sayings)).size).toBe(LANGUAGES.length);
  expect(modulesPl.price).not.toBe(modulesEn.price);
});
