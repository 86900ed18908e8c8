import type { SiteDetails } from '@witryna/module-schemas';
import { languageIn } from '../known-languages.ts';
import type { CookieTexts } from './pl.ts';

/** Each language is one file: a browser gets the one of its site, and only when it asks. */
const loaders: Readonly<Record<string, () => Promise<CookieTexts>>> = {
  pl: async () => (await import('./pl.ts')).pl,
  en: async () => (await import('./en.ts')).en,
  uk: async () => (await import('./uk.ts')).uk,
  fr: async () => (await import('./fr.ts')).fr,
  ru: async () => (await import('./ru.ts')).ru,
  cs: async () => (await import('./cs.ts')).cs,
  hu: async () => (await import('./hu.ts')).hu,
  de: async () => (await import('./de.ts')).de,
};

/** What is asked about cookies, in the language of a site (BCP 47), of what the site has. */
export async function loadCookieTexts({
  language,
  features,
}: Pick<SiteDetails, 'language' | 'features'>): Promise<CookieTexts> {
  const load = loaders[languageIn(language, Object.keys(loaders))];
  if (!load) throw new Error(`No language stands in for ${language}.`);
  return textsFor(await load(), features);
}

/** Names neither a cart, sign-in and payment nor a chat where a site has none. */
function textsFor(texts: CookieTexts, { cart, user, chat }: SiteDetails['features']): CookieTexts {
  const { without, categories } = texts;
  const { required, functional } = categories;
  const isBrowsedOnly = !cart && !user;
  return {
    ...texts,
    info: isBrowsedOnly ? without.cart.info : texts.info,
    categories: {
      ...categories,
      required: { name: required.name, info: isBrowsedOnly ? without.cart.required : required.info },
      functional: { name: functional.name, info: chat ? functional.info : without.chat },
    },
  };
}
