import type { Selectable } from 'kysely';
import type { CategoryTable } from '../catalog.tables.ts';
import type { FindTranslation } from '../translations/translations.ts';

/** What the resolvers of CategoryInterface take. */
export interface CatalogCategory {
  readonly __typename: 'CategoryTree';
  readonly id: number;
  /** `twarz/kremy`; empty for the root. */
  readonly path: string;
  /** Its address in the language of the site; the path where it has none. */
  readonly address: string;
  readonly parentId: number | null;
  readonly name: string;
  readonly description: string | null;
  readonly position: number;
  readonly mediaId: number | null;
  /** Set when an address that moved led to it. */
  readonly route?: { readonly redirectCode: number; readonly relativeUrl: string };
}

/** Clients of the contract start from one category above all; it has no row, so its id lies beyond those that have. */
export const ROOT_CATEGORY_ID = 2_000_000_000;

/** The category above all; named like the shop. */
export function rootCategory(name: string): CatalogCategory {
  return {
    __typename: 'CategoryTree',
    id: ROOT_CATEGORY_ID,
    path: '',
    address: '',
    parentId: null,
    name,
    description: null,
    position: 0,
    mediaId: null,
  };
}

export function isRoot({ id }: CatalogCategory): boolean {
  return id === ROOT_CATEGORY_ID;
}

/** A row of the table as resolvers take it, in the language of what was found. */
export function toCategory(row: Selectable<CategoryTable>, find: FindTranslation): CatalogCategory {
  const { id, path, parentId, position, mediaId } = row;
  const { name = row.name, text: description = row.description, address = path } = find('category', path) ?? {};
  return { __typename: 'CategoryTree', id, path, address, parentId, name, description, position, mediaId };
}

/** The last part of its address. */
export function urlKeyOf({ address }: CatalogCategory): string {
  return address.split('/').at(-1) ?? '';
}

/** How deep it lies: the root is 1, as clients count. */
export function levelOf(category: CatalogCategory): number {
  return isRoot(category) ? 1 : category.path.split('/').length + 1;
}
