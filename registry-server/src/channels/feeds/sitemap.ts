import type { Hreflang } from '@witryna/module-schemas';
import { element, escapeXml, XML_DECLARATION } from './xml.ts';

/** Most addresses that one file may name (sitemaps.org). */
export const MAX_ADDRESSES_PER_FILE = 50_000;

/** Most pictures that are named for one address; Google reads up to 1,000. */
const MAX_PICTURES_PER_ADDRESS = 10;

/** An address that search engines are to find. */
export interface SitemapEntry {
  /** Absolute. */
  readonly address: string;
  readonly changedAt?: Date;
  /** Absolute addresses of pictures. */
  readonly pictures?: readonly string[];
  /** The page in all its languages, this one among them. */
  readonly languages?: readonly Hreflang[];
}

export const URLSET_START = `${XML_DECLARATION}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
export const URLSET_END = '</urlset>\n';

/** One address as a sitemap writes it. */
export function sitemapEntry({ address, changedAt, pictures = [], languages = [] }: SitemapEntry): string {
  const images = pictures
    .slice(0, MAX_PICTURES_PER_ADDRESS)
    .map((picture) => `<image:image>${element('image:loc', picture)}</image:image>`);
  const facts = [element('loc', address), element('lastmod', changedAt?.toISOString())];
  return `<url>${[...facts, ...languages.map(languageLink), ...images].join('')}</url>\n`;
}

const languageLink = ({ hreflang, href }: Hreflang) =>
  `<xhtml:link rel="alternate" hreflang="${escapeXml(hreflang)}" href="${escapeXml(href)}"/>`;

/** The index of a site with more addresses than one file may name. */
export function sitemapIndex(files: readonly string[]): string {
  const entries = files.map((file) => `<sitemap>${element('loc', file)}</sitemap>\n`);
  return `${XML_DECLARATION}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`;
}

/** How many files a site needs for its addresses; at least one. */
export function countSitemapFiles(addresses: number, perFile = MAX_ADDRESSES_PER_FILE): number {
  return Math.max(1, Math.ceil(addresses / perFile));
}
