import type { SeedPage, SeedPlacedModule } from './seed-page.ts';

/** How one page becomes that of another language. */
export interface PageTranslation {
  /** In the other language; undefined for what stays as it is. */
  readonly text: (polish: string) => string | undefined;
  /** Where something is on the other site: an address with a slash in front, or a whole one where the site lacks it. */
  readonly href: (polish: string) => string;
  /** Where a page, product or category is on the other site, without a slash in front. */
  readonly address: (polish: string) => string;
  /** The same of pages only: what names a category of products names it on every site. */
  readonly slug: (polish: string) => string;
  readonly without: ReadonlySet<string>;
  readonly withoutLinks: ReadonlySet<string>;
}

/** Fields that people read. */
const TEXTS: ReadonlySet<string> = new Set([
  'alt',
  'bio',
  'caption',
  'description',
  'eyebrow',
  'heading',
  'hours',
  'label',
  'lead',
  'legal',
  'linkLabel',
  'name',
  'names',
  'note',
  'promises',
  'tag',
  'tags',
  'term',
  'text',
  'title',
  'topics',
  'value',
]);
/** Fields that name other pages by their slugs. */
const SLUGS: ReadonlySet<string> = new Set([
  'articleCategory',
  'author',
  'banner',
  'categories',
  'children',
  'filter',
  'gallery',
  'navigation',
  'page',
  'parent',
  'relatedArticles',
  'sharedLink',
]);

/** The page as a site of another language has it. */
export function translatePage(page: SeedPage, translation: PageTranslation): SeedPage {
  const { urlPath, type, title, slots, containers, ...rest } = page;
  const gone = withAllInside(containers, translation.without);
  const shown = containers.filter(({ id }) => !gone.has(id));
  const ids = new Set(shown.map(({ id }) => id));
  const standing = (named: readonly string[]) => named.filter((id) => ids.has(id));
  return {
    ...(translated(rest, '', translation) as typeof rest),
    type,
    title: translation.text(title) ?? title,
    urlPath: `/${translation.address(urlPath.slice(1))}`,
    slots: mapValues(slots, standing),
    containers: shown.map((placed) => {
      const { slots: inner, ...settings } = placed as SeedPlacedModule & { slots?: Record<string, readonly string[]> };
      const own = translated(settings, '', translation) as SeedPlacedModule;
      return { ...own, ...(inner && { slots: mapValues(inner, standing) }) };
    }),
  };
}

/** Placed modules with those that stand in them, however deep. */
function withAllInside(containers: readonly SeedPlacedModule[], named: ReadonlySet<string>): ReadonlySet<string> {
  const all = new Set<string>();
  const add = (id: string) => {
    all.add(id);
    const { slots } = (containers.find((placed) => placed.id === id) ?? {}) as { slots?: SeedPage['slots'] };
    Object.values(slots ?? {})
      .flat()
      .forEach(add);
  };
  named.forEach(add);
  return all;
}

function translated(value: unknown, key: string, translation: PageTranslation): unknown {
  if (typeof value === 'string') {
    if (value.startsWith('@')) return value;
    if (key === 'href') return translation.href(value);
    if (TEXTS.has(key)) return translation.text(value) ?? value;
    return SLUGS.has(key) ? translation.slug(value) : value;
  }
  if (Array.isArray(value)) {
    const kept = value.filter((item) => !translation.withoutLinks.has(linkOf(item)));
    return kept.map((item) => translated(item, key, translation));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, translated(inner, name, translation)]));
}

interface MenuEntry {
  readonly link?: { readonly href?: string };
  readonly href?: string;
}

/** Where an entry of a menu leads. */
function linkOf(item: unknown): string {
  const { link, href = '' } = (typeof item === 'object' && item !== null ? item : {}) as MenuEntry;
  return link?.href ?? href;
}

function mapValues<From, To>(record: Readonly<Record<string, From>>, map: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
