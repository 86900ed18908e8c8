import { primaryLanguage } from '@witryna/module-schemas';
import { splitAddress } from '../content/split-address.ts';
import type { LanguageSeed } from './language-seed.ts';
import type { SeedCatalogue } from './seed-catalogue.ts';
import type { SeedPage } from './seed-page.ts';
import { translatePage } from './translate-page.ts';

/** The pages of one site, in its language. */
export interface SitePages {
  readonly site: string;
  readonly pages: readonly SeedPage[];
}

export interface SitePagesSource {
  /** By file name, in Polish. */
  readonly pages: Readonly<Record<string, SeedPage>>;
  readonly languages: readonly LanguageSeed[];
  readonly sites: readonly { readonly code: string; readonly language: string }[];
  readonly catalogue: Pick<SeedCatalogue, 'products'>;
}

/** Whose pages the others lead to where they have none of their own. */
const FALLBACK = { language: 'en', href: '@sites/en' };

/** The pages of every site: those of the seed, and what the languages make of them. */
export function pagesOfSites({ pages, languages, sites, catalogue }: SitePagesSource): SitePages[] {
  const fallback = languages.find(({ language }) => language === FALLBACK.language);
  return sites.map(({ code, language }) => {
    const own = languages.find((each) => each.language === primaryLanguage(language));
    if (!own) return { site: code, pages: Object.entries(pages).map(([name, page]) => inGroup(name, page)) };
    const named = own.pages.pages ?? Object.keys(pages);
    const entities = addressesOfEntities([own, fallback], catalogue);
    const slugs = new Map([
      ...Object.entries(fallback?.pages.addresses ?? {}),
      ...Object.entries(own.pages.addresses ?? {}),
    ]);
    const here = new Set(named.map((name) => pages[name]?.urlPath));
    const slug = (polish: string) => slugs.get(polish) ?? polish;
    const address = (polish: string) => slugs.get(polish) ?? entities.get(polish) ?? polish;
    const href = (polish: string) => {
      if (!polish.startsWith('/')) return polish;
      const [path, rest] = splitAddress(polish.slice(1));
      const isHere = here.has(`/${path}`) || entities.has(path) || own.pages.addresses?.[path] !== undefined;
      return `${isHere ? '' : FALLBACK.href}/${address(path)}${rest}`;
    };
    const translation = {
      text: (polish: string) => own.pages.texts[polish.replaceAll('\u00a0', ' ')],
      href,
      address,
      slug,
      without: new Set(own.pages.without),
      withoutLinks: new Set(own.pages.withoutLinks),
    };
    return {
      site: code,
      pages: named.flatMap((name) => {
        const page = pages[name];
        return page ? [inGroup(name, translatePage(page, translation))] : [];
      }),
    };
  });
}

/** Pages of all sites that come from one file say the same. */
function inGroup(name: string, page: SeedPage): SeedPage {
  return page.isTemplate ? page : { ...page, translationGroup: name };
}

/** Where products and categories are on a site, by their Polish address: in the first of the languages that has one. */
function addressesOfEntities(
  languages: readonly (LanguageSeed | undefined)[],
  { products }: Pick<SeedCatalogue, 'products'>,
): ReadonlyMap<string, string> {
  const words = languages.flatMap((language) => language?.catalogue ?? []);
  const paths = new Set(words.flatMap(({ categories }) => Object.keys(categories)));
  const first = (addresses: readonly (string | undefined)[], polish: string) =>
    [polish, addresses.find((address) => address !== undefined) ?? polish] as const;
  return new Map([
    ...[...paths].map((path) =>
      first(
        words.map(({ categories }) => categories[path]?.address),
        path,
      ),
    ),
    ...products.map(({ sku, urlKey }) =>
      first(
        words.map((each) => each.products?.[sku]?.address),
        urlKey,
      ),
    ),
  ]);
}
