import { normalizePage, primaryLanguage, validatePage } from '@witryna/module-schemas';
import { describe, expect, test } from 'vitest';
import { isWellFormedSlug } from '../content/slug.ts';
import { readLanguages } from './language-seed.ts';
import { readSeedCatalogue } from './seed-catalogue.ts';
import { picturesIn, resolvePictures, resolveSites } from './seed-page.ts';
import { readNamedPages } from './seed-pages.ts';
import { addressesOfSites, readSites } from './seed-sites.ts';
import { translationsOf } from './seed-translations.ts';
import { pagesOfSites } from './site-pages.ts';

const catalogue = readSeedCatalogue();
const languages = readLanguages();
const sites = readSites(undefined);
const pages = readNamedPages();
const ofSites = pagesOfSites({ pages, languages, sites, catalogue });
const addresses = addressesOfSites(sites);
const fileIds = new Map(
  Object.values(pages)
    .flatMap(picturesIn)
    .map((name, index) => [name, index + 1]),
);
const english = languages.find(({ language }) => language === 'en');
const categories = catalogue.categories.flatMap((top) => [top, ...(top.children ?? [])]);

function stringsIn(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(stringsIn) : [];
}

function hrefsIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'href' && typeof value === 'string' ? [value] : hrefsIn(value),
  );
}

test('every site has a language of the seed, and the Polish one the pages themselves', () => {
  expect(sites.map(({ code }) => code)).toEqual(['pl', 'en', 'ua', 'fr', 'ru', 'cz', 'hu', 'de']);
  const known = ['pl', ...languages.map(({ language }) => language)];
  expect(sites.filter(({ language }) => !known.includes(primaryLanguage(language)))).toEqual([]);
  expect(ofSites[0]?.pages.map(({ urlPath }) => urlPath)).toEqual(Object.values(pages).map(({ urlPath }) => urlPath));
});

test('the English site has every page of the Polish one, each under its group', () => {
  const groups = (site: string) =>
    ofSites.find((each) => each.site === site)?.pages.map(({ translationGroup }) => translationGroup);
  expect(groups('en')).toEqual(groups('pl'));
});

test('every site has the header and the footer that it names', () => {
  for (const { code, properties } of sites) {
    const own = ofSites.find(({ site }) => site === code)?.pages ?? [];
    const snippets = own.flatMap(({ type, urlPath }) => (type === 'snippet' ? [urlPath.slice(1)] : []));
    const { headerSnippet, footerSnippet } = properties as Readonly<Record<string, unknown>>;
    expect(snippets, code).toEqual([headerSnippet, footerSnippet]);
  }
});

describe.each(ofSites.slice(1))('the site $site', ({ site, pages: own }) => {
  const language = primaryLanguage(sites.find(({ code }) => code === site)?.language ?? '');
  const words = languages.find((each) => each.language === language)?.catalogue;
  const named = [...Object.values(words?.categories ?? {}), ...Object.values(words?.products ?? {})];
  const entities = named.flatMap(({ address }) => (address === undefined ? [] : `/${address}`));

  test('has valid pages', () => {
    for (const page of own) {
      const document = normalizePage(resolveSites(resolvePictures(page, fileIds), addresses));
      expect(validatePage(document), page.urlPath).toEqual([]);
    }
  });

  test('links only to what answers, there or on the English site', () => {
    const here = new Set([...own.map(({ urlPath }) => urlPath), ...entities]);
    const there = new Set(ofSites[1]?.pages.map(({ urlPath }) => `@sites/en${urlPath}`));
    const pathOf = (href: string) => href.split(/[?#]/, 1)[0] ?? '';
    const dead = own.flatMap((page) =>
      hrefsIn(page).filter((href) => {
        const path = pathOf(href);
        return href.startsWith('/') ? !here.has(path) : href.startsWith('@sites') && !there.has(path);
      }),
    );
    expect(dead).toEqual([]);
  });

  test('promises no free delivery beside goods that cannot be ordered there', () => {
    const generalSettings = sites.find(({ code }) => code === site)?.generalSettings;
    // Where orders are spoken of at length it stands that they are made in the Polish shop.
    const atLength = ['/delivery-and-returns', '/help', '/terms'];
    const promising = [...own, { urlPath: 'benefits', generalSettings }].filter(
      (page) => !atLength.includes(page.urlPath) && JSON.stringify(page).includes('{freeDelivery}'),
    );
    expect(promising.map(({ urlPath }) => urlPath)).toEqual([]);
  });

  test('says nothing in Polish but names of people, streets and lines', () => {
    const names =
      /Zapłać za zamówienie|Odstąp od umowy tutaj|Nie pamiętam hasła|Zamawiam z obowiązkiem zapłaty|Prezes Urzędu Ochrony Danych Osobowych|Dom z ziołami|Sól i Rumianek|Rynek Kościuszki|Supraśl\p{L}*|Świt|Łąka|Lipińska|Dąbek|Białystok|Józefa|Łódź|Kłodawa|złoty|Świdnicka|Wrocław|Świętojańska/gu;
    const left = own.flatMap((page) =>
      stringsIn(page).filter((text) => /[ąęłńśźż]/i.test(text.replaceAll('\u00a0', ' ').replace(names, ''))),
    );
    expect([...new Set(left)]).toEqual([]);
  });

  test('names every category and product of the catalogue, and tells of its lines and brands', () => {
    expect(categories.filter(({ path }) => !words?.categories[path]?.name)).toEqual([]);
    const skus = [...catalogue.products, ...catalogue.gifts].map(({ sku }) => sku);
    expect(skus.filter((sku) => !words?.products?.[sku]?.name)).toEqual([]);
    expect(catalogue.lines.filter(({ code }) => !words?.lines[code]?.text)).toEqual([]);
    expect(catalogue.brands.filter(({ code }) => !words?.brands[code]?.text)).toEqual([]);
  });

  test('has every category and product at an address of its own, below that of what it is in', () => {
    expect(categories.filter(({ path }) => !words?.categories[path]?.address)).toEqual([]);
    expect(catalogue.products.filter(({ sku }) => !words?.products?.[sku]?.address)).toEqual([]);
    expect(new Set(entities).size).toBe(entities.length);
    expect(entities.filter((address) => !isWellFormedSlug(address.slice(1)))).toEqual([]);
    const [top, below] = [words?.categories.twarz?.address, words?.categories['twarz/kremy']?.address];
    expect(below?.startsWith(`${top}/`)).toBe(true);
    expect(own.map(({ urlPath }) => urlPath)).toContain(`/${top}`);
  });
});

test('every product is told in English, at an address of its own', () => {
  const skus = [...catalogue.products, ...catalogue.gifts].map(({ sku }) => sku);
  expect(Object.keys(english?.catalogue.products ?? {}).sort()).toEqual(skus.sort());
  const own = Object.values(english?.catalogue.products ?? {}).flatMap(({ address }) => address ?? []);
  expect(new Set(own).size).toBe(own.length);
  expect(own).toHaveLength(catalogue.products.length);
  const texts = english ? stringsIn(translationsOf(english, catalogue)) : [];
  expect(
    texts.filter((text) =>
      /[ąęńśźż]/i.test(text.replace(/Podgórze|Supraśl|Świt|Łąka|Białowieża|Kołobrzeg|Łódź|złoty/g, '')),
    ),
  ).toEqual([]);
});

test.each(languages.map(({ language }) => language))(
  'every product is told in %s, and in no other language',
  (code) => {
    const seed = languages.find(({ language }) => language === code);
    const words = seed?.catalogue;
    const skus = [...catalogue.products, ...catalogue.gifts].map(({ sku }) => sku);
    const complete = skus.filter((sku) => {
      const { summary, description, usage } = words?.products?.[sku] ?? {};
      return summary && description?.length && usage?.length;
    });
    expect(complete).toEqual(skus);
    const polish = [...catalogue.products, ...catalogue.gifts].flatMap(({ benefits = [], safety }) => [
      ...benefits,
      ...(safety?.warnings ?? []),
    ]);
    expect(polish.filter((phrase) => !words?.phrases?.[phrase.replaceAll('\u00a0', ' ')])).toEqual([]);
    if (!seed || code === 'en' || !english) return;
    const inEnglish = new Set(stringsIn(translationsOf(english, catalogue)).filter((text) => text.length > 25));
    const own = stringsIn(translationsOf(seed, catalogue)).filter(
      (text) => !text.startsWith('@') && !text.endsWith('.pdf'),
    );
    expect(own.filter((text) => inEnglish.has(text))).toEqual([]);
  },
);

test('what a language does not say of a product is left to the next one', () => {
  const german = languages.find(({ language }) => language === 'de');
  if (!german) throw new Error('German is not in the seed.');
  const { phrases: _, ...words } = german.catalogue;
  const products = { 'RL-SW-001': { name: 'Serum mit Lein und Vitamin C', address: 'serum-mit-lein-und-vitamin-c' } };
  const entries = translationsOf({ ...german, catalogue: { ...words, products } }, catalogue);
  expect(entries.filter((entry) => 'kind' in entry && entry.kind === 'product')).toEqual([
    {
      kind: 'product',
      key: 'RL-SW-001',
      name: 'Serum mit Lein und Vitamin C',
      address: 'serum-mit-lein-und-vitamin-c',
    },
  ]);
});
