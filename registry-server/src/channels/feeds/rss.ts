import type { ArticleEntry, ArticleFeed, FeedPicture } from './article-feed.ts';
import { attributes, element, emptyElement, escapeXml, XML_DECLARATION } from './xml.ts';

const NAMESPACES = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:media="http://search.yahoo.com/mrss/"',
].join(' ');

/** Articles in RSS 2.0 (rssboard.org/rss-specification). */
export function rssOf({ title, description, language, home, self, changedAt, entries }: ArticleFeed): string {
  return [
    `${XML_DECLARATION}<rss version="2.0" ${NAMESPACES}><channel>`,
    element('title', title),
    element('link', home),
    // Required, be it empty.
    `<description>${escapeXml(description)}</description>`,
    element('language', language),
    element('lastBuildDate', changedAt.toUTCString()),
    emptyElement('atom:link', { rel: 'self', type: 'application/rss+xml', href: self }),
    ...entries.map(itemOf),
    '</channel></rss>\n',
  ].join('\n');
}

function itemOf({ id, title, address, lead, author, terms, publishedAt, picture }: ArticleEntry): string {
  return [
    '<item>',
    element('title', title),
    element('link', address),
    `<guid isPermaLink="false">${escapeXml(id)}</guid>`,
    element('pubDate', publishedAt.toUTCString()),
    element('description', markupOf(lead)),
    // `author` of RSS is an e-mail address.
    element('dc:creator', author),
    ...terms.map((term) => element('category', term)),
    ...(picture ? picturesOf(picture) : []),
    '</item>',
  ].join('');
}

/** `description` is markup: a text of signs stays what it is after the reader has read it as such. */
const markupOf = (text: string | undefined) => text && escapeXml(text);

/** The enclosure for readers that know nothing else; its length is not known before the picture is made: 0 says so. */
function picturesOf({ url, mime, width, height, alt }: FeedPicture): string[] {
  return [
    emptyElement('enclosure', { url, length: 0, type: mime }),
    `<media:content${attributes({ url, type: mime, medium: 'image', width, height })}>${element('media:description', alt)}</media:content>`,
  ];
}
