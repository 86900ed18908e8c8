import { normalizePage, validatePage } from '@witryna/module-schemas';
import { describe, expect, test } from 'vitest';
import { readLanguages } from './language-seed.ts';
import { readSeedCatalogue } from './seed-catalogue.ts';
import { picturesIn, resolvePictures, resolveSites } from './seed-page.ts';
import { readNamedPages } from './seed-pages.ts';
import { addressesOfSites, readSites } from './seed-sites.ts';
import { translationsOf } from './seed-translations.ts';
import { pagesOfSites, primaryLanguage } from './site-pages.ts';

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

/** Where things of the catalogue are on every site but the Polish one. */
const entities = [
  ...Object.values(english?.catalogue.categories ?? {}),
  ...Object.values(english?.catalogue.products ?? {}),
].map(({ address }) => `/${address}`);

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

  test('says nothing in Polish but names of people, streets and lines', () => {
    const names =
      /Zapłać za zamówienie|Odstąp od umowy tutaj|Nie pamiętam hasła|Zamawiam z obowiązkiem zapłaty|Prezes Urzędu Ochrony Danych Osobowych|Dom z ziołami|Sól i Rumianek|Rynek Kościuszki|Supraśl\p{L}*|Świt|Łąka|Lipińska|Dąbek|Białystok|Józefa|Łódź|Kłodawa|złoty|Świdnicka|Wrocław|Świętojańska/gu;
    const left = own.flatMap((page) =>
      stringsIn(page).filter((text) => /[ąęłńśźż]/i.test(text.replaceAll('\u00a0', ' ').replace(names, ''))),
    );
    expect([...new Set(left)]).toEqual([]);
  });

  test('names every category of the catalogue', () => {
    const words = languages.find((each) => each.language === language)?.catalogue;
    expect(categories.filter(({ path }) => !words?.categories[path]?.name)).toEqual([]);
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
