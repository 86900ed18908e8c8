import { ownTexts } from './known-languages.ts';
import type { ContentMailLink } from './language-texts.ts';
import { mailLinksEn } from './mail-links.en.ts';
import type { CommonTexts, MailLinkCatalogue, MailLinkTexts } from './mail-links.pl.ts';
import { mailLinksPl } from './mail-links.pl.ts';

/** What a page needs to say. */
export interface PageTexts {
  readonly common: CommonTexts;
  readonly page: MailLinkTexts;
}

/**
 * The sentences of a page in a site's language. Newsletter and stock alerts speak every language; all else belongs to
 * sites with a cart, which are Polish and English.
 */
export function mailLinkTextsOf(language: string, path: keyof MailLinkCatalogue['pages']): PageTexts {
  if (/^pl\b/i.test(language)) return { common: mailLinksPl.common, page: mailLinksPl.pages[path] };
  const own = ownTexts(language)?.mailLinks;
  const page = own && Object.hasOwn(own.pages, path) ? own.pages[path as ContentMailLink] : undefined;
  if (!own || !page) return { common: mailLinksEn.common, page: mailLinksEn.pages[path] };
  return { common: { ...mailLinksEn.common, ...own.common }, page };
}
