import type { ArticleEntry, ArticleFeed } from './article-feed.ts';
import { attributes, element, emptyElement, escapeXml, XML_DECLARATION } from './xml.ts';

/** Articles in Atom (RFC 4287). */
export function atomOf({ title, description, language, home, self, changedAt, entries }: ArticleFeed): string {
  return [
    `${XML_DECLARATION}<feed${attributes({ xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language })}>`,
    // Required and never empty, as is the author of what nobody signed.
    `<title>${escapeXml(title)}</title>`,
    element('subtitle', description),
    element('id', home),
    element('updated', changedAt.toISOString()),
    emptyElement('link', { rel: 'self', type: 'application/atom+xml', href: self }),
    emptyElement('link', { rel: 'alternate', type: 'text/html', href: home }),
    personOf(title),
    ...entries.map(entryOf),
    '</feed>\n',
  ].join('\n');
}

function entryOf(entry: ArticleEntry): string {
  const { id, title, address, lead, author, terms, publishedAt, changedAt, picture } = entry;
  return [
    '<entry>',
    `<title>${escapeXml(title)}</title>`,
    element('id', id),
    emptyElement('link', { rel: 'alternate', type: 'text/html', href: address }),
    element('published', publishedAt.toISOString()),
    element('updated', changedAt.toISOString()),
    author === undefined ? '' : personOf(author),
    ...terms.map((term) => emptyElement('category', { term })),
    element('summary', lead),
    picture
      ? emptyElement('link', { rel: 'enclosure', type: picture.mime, href: picture.url, title: picture.alt })
      : '',
    '</entry>',
  ].join('');
}

const personOf = (name: string) => `<author>${element('name', name)}</author>`;
