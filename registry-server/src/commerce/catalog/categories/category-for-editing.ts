import { createHash } from 'node:crypto';
import type { Theme } from '@witryna/module-schemas';

interface CategoryRow {
  readonly path: string;
  readonly name: string;
  readonly description: string | null;
  readonly position: number;
  readonly mediaId: number | null;
  readonly theme: Theme | null;
  readonly isHidden: boolean;
}

/** What a category that is not there has for its revision. */
export const NO_CATEGORY = '0';

/** A category as staff edit it, with the revision by which two people do not overwrite each other. */
export function toCategoryForEditing({ path, name, description, position, mediaId, theme, isHidden }: CategoryRow) {
  const category = {
    path,
    name,
    ...(description && { description }),
    position,
    ...(mediaId !== null && { image: mediaId }),
    ...(theme && { theme }),
    isHidden,
  };
  // Its place among its neighbours is left out: it is written by itself, and moving another one disturbs nobody.
  const { position: _, ...written } = category;
  return { ...category, revision: createHash('sha256').update(JSON.stringify(written)).digest('hex').slice(0, 16) };
}

export type CategoryForEditing = ReturnType<typeof toCategoryForEditing>;

const FIELDS = ['name', 'description', 'position', 'image', 'theme', 'isHidden'] as const;

/** The fields that a write has changed; of a new category those that were said. */
export function changesOfCategory(
  before: CategoryForEditing | undefined,
  after: CategoryForEditing,
  said: Readonly<Partial<Record<(typeof FIELDS)[number], unknown>>>,
): string[] {
  return FIELDS.filter((field) => (before ? before[field] !== after[field] : said[field] !== undefined));
}
