import { serverConfig } from '../../src/config.ts';
import type { Device } from '../../src/device/device.ts';
import type { KnownSite } from '../sites/site-directory.ts';

/** Which page, for which kind of device. */
export interface HintedPage {
  readonly site: KnownSite;
  readonly path: string;
  readonly device: Device;
}

/** What pages preload, remembered so that browsers can be told before the page itself is made. */
export interface EarlyHints {
  /** Reads what the head of a page preloads. */
  learn(page: HintedPage, head: string): void;
  /** Values of `Link` for a page; none for one that was never rendered. */
  of(page: HintedPage): readonly string[];
}

/** Remembers for each page; what it preloads changes seldom, and a wrong hint costs a file that is not used at once. */
export function createEarlyHints(): EarlyHints {
  const known = new Map<string, readonly string[]>();
  return {
    learn(page, head) {
      const key = keyOf(page);
      if (known.size >= serverConfig.rememberedHints && !known.has(key)) known.clear();
      known.set(key, linksOf(head));
    },
    of: (page) => known.get(keyOf(page)) ?? [],
  };
}

const keyOf = ({ site, path, device }: HintedPage) => `${site.shop.site.code} ${device} ${path}`;

// No value of an attribute has a bare "<".
const LOADED = /<(link|script) ([^<>]*)>/g;
const ATTRIBUTE = /([a-z]+)(?:="([^"]*)")?/g;

const HINTED = ['preload', 'modulepreload'];

/** Attributes that browsers understand in a hint. */
const PASSED_ON = ['as', 'type', 'crossorigin', 'fetchpriority'] as const;

/**
 * The preloads of a head, and its scripts, as values of `Link`. Pictures in several sizes are left out: a browser knows only when it has
 * the document which of them it needs.
 */
export function linksOf(head: string): readonly string[] {
  return [...head.matchAll(LOADED)].flatMap(([, tag, text = '']) => {
    const attributes = new Map([...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value]));
    const rel = tag === 'script' ? 'modulepreload' : attributes.get('rel');
    const href = attributes.get(tag === 'script' ? 'src' : 'href');
    if (!rel || !href || !HINTED.includes(rel)) return [];
    // The type of a link is that of a file; the one of a script is none.
    if (tag === 'script') attributes.delete('type');
    if (attributes.has('imagesrcset') || attributes.has('media')) return [];
    return [linkOf(rel, href, attributes)];
  });
}

function linkOf(rel: string, href: string, attributes: ReadonlyMap<string, string>): string {
  const parts = [`<${encodeURI(href.replaceAll('&amp;', '&'))}>`, `rel=${rel}`];
  for (const name of PASSED_ON) {
    const value = attributes.get(name);
    if (value !== undefined) parts.push(value === '' ? name : `${name}="${value}"`);
  }
  return parts.join('; ');
}
