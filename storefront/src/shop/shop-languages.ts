import { makeOnce, type PageAlternate, primaryLanguage, type SiteSummary } from '@witryna/module-schemas';
import type { ShopLanguage } from '@witryna/modules';
import { addressInSite } from '../content/page-address.ts';

interface LanguagesOptions {
  readonly site: SiteSummary;
  readonly sites: readonly SiteSummary[];
  /** Where the page exists; on other sites the home page stands for it. */
  readonly alternates?: readonly PageAlternate[] | undefined;
}

/**
 * The languages of the shop, each with the page in it; of several sites in one language the own one, else the first.
 * A site that is closed is not offered.
 */
export function shopLanguages({ site, sites, alternates = [] }: LanguagesOptions): readonly ShopLanguage[] {
  const byLanguage = new Map<string, SiteSummary>();
  for (const each of sites) {
    if (each.isClosed && each.code !== site.code) continue;
    const primary = primaryLanguage(each.language);
    if (each.code === site.code || !byLanguage.has(primary)) byLanguage.set(primary, each);
  }
  return [...byLanguage].map(([primary, each]) => {
    const path = alternates.find(({ site: code }) => code === each.code)?.urlPath ?? '/';
    const address = addressInSite(path, each.basePath);
    return {
      language: each.language,
      name: nameOf(primary),
      href: each.address === site.address ? address : each.address + address,
      isCurrent: each.code === site.code,
    };
  });
}

/** Names of the languages that shops have: to ask a browser for eight of them takes a phone a tenth of a second. */
const NAMES: Readonly<Record<string, string>> = {
  pl: 'Polski',
  en: 'English',
  uk: 'Українська',
  fr: 'Français',
  ru: 'Русский',
  cs: 'Čeština',
  hu: 'Magyar',
  de: 'Deutsch',
};

/** As its speakers call it, with a capital, as it stands in lists. */
const nameOf = makeOnce((language: string) => {
  if (Object.hasOwn(NAMES, language)) return NAMES[language] ?? language;
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
});
