import {
  partsOfNavigation,
  type Relations,
  type SharedContent,
  type SharedContents,
  trimSign,
} from '@witryna/module-schemas';
import { earliest } from '../../../commerce/catalog/index.ts';
import type { PagesStore } from '../pages.store.ts';
import type { PublishedPage } from '../published-pages.ts';

/** Published content that modules of a page name. */
export interface LoadedSharedContents {
  readonly found: SharedContents;
  /** Slugs of all that was looked for, also of what is not there. */
  readonly slugs: readonly string[];
  /** When something that is held back appears. */
  readonly appearsAt?: Date | undefined;
}

const TYPES: readonly string[] = ['banner', 'gallery', 'link', 'navigation'] satisfies SharedContent['type'][];

const NONE: LoadedSharedContents = { found: {}, slugs: [] };

/** What modules of a page name, by keys that a database can be asked for: one query, and one more for the parts of navigations where they have any. */
export async function loadSharedContents(
  pages: Pick<PagesStore, 'lookUpMany'>,
  siteId: number,
  keys: Relations,
): Promise<LoadedSharedContents> {
  const named = slugsOf([...keys.banner, ...keys.gallery, ...keys['shared-link'], ...keys.navigation]);
  if (named.length === 0) return NONE;
  const first = await pages.lookUpMany(siteId, named);
  const parts = slugsOf(first.shown.flatMap(({ document }) => navigationParts(document)));
  const missing = parts.filter((slug) => !named.includes(slug));
  const second = missing.length > 0 ? await pages.lookUpMany(siteId, missing) : { shown: [] };
  const found = [...first.shown, ...second.shown].flatMap((page) => {
    const content = sharedContentOf(page);
    return content ? [[page.slug, content] as const] : [];
  });
  return {
    found: Object.fromEntries(found),
    slugs: [...named, ...missing],
    appearsAt: earliest([first.appearsAt, second.appearsAt]),
  };
}

const slugsOf = (keys: readonly string[]) => [...new Set(keys.map((key) => trimSign(key, '/')))];

const navigationParts = ({ type, contentProperties }: PublishedPage['document']) =>
  type === 'navigation' ? partsOfNavigation({ properties: contentProperties }) : [];

function sharedContentOf({ id, document }: PublishedPage): SharedContent | undefined {
  const { type, title, contentProperties: properties } = document;
  return isShared(type) ? { id, type, title, properties } : undefined;
}

const isShared = (type: string): type is SharedContent['type'] => TYPES.includes(type);
