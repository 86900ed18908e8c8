import { trimSignAtEnd } from '../shared/trim-sign.ts';
import type { PageAlternate, SiteSummary } from '../wire/answers.ts';
import { addressInSite } from './site-address.ts';

/** A page in one language, as search engines are told of it. */
export interface Hreflang {
  /** BCP 47; `x-default` for readers of all languages that are not named. */
  readonly hreflang: string;
  readonly href: string;
}

type LanguageSite = Pick<SiteSummary, 'code' | 'language' | 'address' | 'basePath'>;

/**
 * The page of a site with its versions in other languages, each language once; nothing where there is one language, or
 * where search engines are kept from the page itself. Only versions that they may find are named.
 */
export function hreflangsOf(
  site: Pick<LanguageSite, 'code'>,
  sites: readonly LanguageSite[],
  alternates: readonly PageAlternate[],
): Hreflang[] {
  const known = alternates.flatMap(({ site: code, urlPath, isDefault, isNoindex }) => {
    const other = sites.find((each) => each.code === code);
    if (!other || isNoindex) return [];
    const href = trimSignAtEnd(other.address, '/') + addressInSite(urlPath, other.basePath);
    return [{ site: other, href, isDefault }];
  });
  // Of several sites in one language the reader's own is the one.
  const own = known.filter((each) => each.site.code === site.code);
  const byLanguage = new Map([...known.toReversed(), ...own].map((each) => [each.site.language, each]));
  if (own.length === 0 || byLanguage.size < 2) return [];
  const byDefault = known.find(({ isDefault }) => isDefault) ?? known[0];
  return [
    ...known
      .filter((each) => byLanguage.get(each.site.language) === each)
      .map((each) => ({ hreflang: each.site.language, href: each.href })),
    ...(byDefault ? [{ hreflang: 'x-default', href: byDefault.href }] : []),
  ];
}
