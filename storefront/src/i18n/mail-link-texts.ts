import { mailLinksEn } from './mail-links.en.ts';
import type { CommonTexts, MailLinkCatalogue, MailLinkTexts } from './mail-links.pl.ts';
import { mailLinksPl } from './mail-links.pl.ts';

/** What a page needs to say. */
export interface PageTexts {
  readonly common: CommonTexts;
  readonly page: MailLinkTexts;
}

/** The sentences of a page in a site's language; those without a catalogue read English. */
export function mailLinkTextsOf(language: string, path: keyof MailLinkCatalogue['pages']): PageTexts {
  const { common, pages } = /^pl\b/i.test(language) ? mailLinksPl : mailLinksEn;
  return { common, page: pages[path] };
}
