import { XMLParser, XMLValidator } from 'fast-xml-parser';

/** An element as the parser gives it where the order is kept: its name with what is in it, and its attributes. */
type Node = Readonly<Record<string, unknown>> & { readonly ':@'?: Readonly<Record<string, string>> };

const parser = new XMLParser({ preserveOrder: true, ignoreAttributes: false, parseTagValue: false });

const NAMESPACES: Readonly<Record<string, string>> = {
  '@_xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9',
  '@_xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
  '@_xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
};
const MOST_ENTRIES = 50_000;
const MOST_BYTES = 52_428_800;
/** The sequence of `tUrl` and `tSitemap` in the schemas of sitemaps.org; elements of other namespaces come last. */
const ORDER: Readonly<Record<string, readonly string[]>> = {
  url: ['loc', 'lastmod', 'changefreq', 'priority'],
  sitemap: ['loc', 'lastmod'],
};
const MOMENT = /^\d{4}(?:-\d{2}(?:-\d{2}(?:T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2}))?)?)?$/;

/** What the schemas of sitemaps.org, and Google's for pictures and languages, say against a sitemap or its index. */
export function sitemapFaults(xml: string): string[] {
  if (XMLValidator.validate(xml) !== true) return ['it is no XML'];
  const root = (parser.parse(xml) as Node[]).find((node) => nameOf(node) !== '?xml');
  const name = root && nameOf(root);
  if (!root || (name !== 'urlset' && name !== 'sitemapindex')) return [`its root is ${name}`];
  const entry = name === 'urlset' ? 'url' : 'sitemap';
  const entries = childrenOf(root);
  const addresses = entries.map((node) => textOf(childrenOf(node).find((child) => nameOf(child) === 'loc')));
  return [
    ...Object.entries(root[':@'] ?? {}).flatMap(([key, value]) =>
      NAMESPACES[key] === value ? [] : [`${key}=${value}`],
    ),
    ...(root[':@']?.['@_xmlns'] ? [] : ['it has no namespace']),
    ...(entries.length > MOST_ENTRIES ? [`${entries.length} entries`] : []),
    ...(Buffer.byteLength(xml) > MOST_BYTES ? ['more than 50 MB'] : []),
    ...(new Set(addresses).size === addresses.length ? [] : ['one address twice']),
    ...entries.flatMap((node) => (nameOf(node) === entry ? entryFaults(node, entry) : [`${nameOf(node)} in ${name}`])),
  ];
}

function entryFaults(node: Node, name: string): string[] {
  const order = ORDER[name] ?? [];
  const children = childrenOf(node);
  const names = children.map(nameOf);
  const own = names.filter((child) => !child.includes(':'));
  const places = own.map((child) => order.indexOf(child));
  const isInOrder = places.every((place, at) => place > (places[at - 1] ?? -1));
  const isOwnFirst = names.slice(0, own.length).every((child) => !child.includes(':'));
  return [
    ...(isInOrder && isOwnFirst ? [] : [`${names.join(', ')} in ${name}`]),
    ...(own.includes('loc') ? [] : ['no loc']),
    ...children.flatMap(childFaults),
  ];
}

function childFaults(child: Node): string[] {
  const text = textOf(child);
  const { '@_rel': rel, '@_hreflang': language = '', '@_href': href = '' } = child[':@'] ?? {};
  switch (nameOf(child)) {
    case 'loc':
      return isAddress(text) && text.length >= 12 && text.length <= 2048 ? [] : [`loc ${text}`];
    case 'lastmod':
      return MOMENT.test(text) && !Number.isNaN(Date.parse(text)) ? [] : [`lastmod ${text}`];
    case 'image:image':
      return childrenOf(child).map(nameOf).join() === 'image:loc' && isAddress(textOf(childrenOf(child)[0]))
        ? []
        : ['image:image without an address'];
    case 'xhtml:link':
      return rel === 'alternate' && /^(?:x-default|[a-z]{2}(?:-[A-Z]{2})?)$/.test(language) && isAddress(href)
        ? []
        : [`xhtml:link ${rel} ${language} ${href}`];
    default:
      return [`${nameOf(child)} is unknown`];
  }
}

const nameOf = (node: Node): string => Object.keys(node).find((key) => key !== ':@') ?? '';
const childrenOf = (node: Node): Node[] => (node[nameOf(node)] ?? []) as Node[];
const textOf = (node: Node | undefined): string =>
  node
    ? childrenOf(node)
        .map((child) => String(child['#text'] ?? ''))
        .join('')
    : '';

/** Absolute, and without what an address must encode. */
function isAddress(text: string): boolean {
  return /^https?:\/\/[\u0021-\u007e]+$/.test(text) && URL.canParse(text);
}
