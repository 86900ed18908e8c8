import type { Trx } from '../../../database/transaction.ts';
import { NotFound } from '../../../errors.ts';
import { recordChange } from '../../../events/outbox.ts';
import { FieldInvalid } from '../../../http/field-invalid.ts';
import { leaveRedirects } from '../address-redirects.ts';
import { path as pathSchema } from '../rest/catalog-fields.ts';
import { refuseAddress, requireRevision } from './category-checks.ts';
import { type CategoryForEditing, toCategoryForEditing } from './category-for-editing.ts';
import type { FollowMove } from './category-moves.ts';
import { isInBranch, parentPath } from './category-path.ts';
import {
  type CategoryRow,
  lockCategories,
  refreshShown,
  tagsAround,
  tagsOfMembers,
  tagsOfShown,
} from './category-rows.ts';
import { findCurrentPaths } from './current-paths.ts';
import { moveMemberships } from './move-memberships.ts';
import { forgetRemoval } from './removed-paths.ts';

/** As many as the pattern of a path has room for. */
const MOST_LEVELS = 6;

/** Where a category is to be. */
export interface CategoryMove {
  readonly path: string;
  readonly revision?: string;
}

/**
 * Gives a category, with all below it, another path. The former addresses lead to the new ones, translations and rows
 * of other features follow, and whatever else names the former paths, such as published pages and imports, still finds
 * the categories by them.
 */
export async function moveCategory(
  trx: Trx,
  from: string,
  { path: to, revision }: CategoryMove,
  { followers = [], now = new Date() }: { readonly followers?: readonly FollowMove[]; readonly now?: Date } = {},
): Promise<CategoryForEditing> {
  const all = await lockCategories(trx);
  const moving = all.find(({ path }) => path === from);
  if (!moving) {
    // The same request once more: it has moved already.
    const current = (await findCurrentPaths(trx, [from]))(from);
    const moved = all.find(({ path }) => path === current && path === to);
    if (!moved) throw new NotFound();
    return toCategoryForEditing(moved);
  }
  requireRevision(from, toCategoryForEditing(moving).revision, revision);
  if (from === to) return toCategoryForEditing(moving);
  const branch = all.filter(({ path }) => isInBranch(path, from));
  const pathAfter = (path: string) => (isInBranch(path, from) ? to + path.slice(from.length) : path);
  const parent = await requireFreePlace(trx, { all, branch, from, to, pathAfter });

  const isElsewhere = (parent?.id ?? null) !== moving.parentId;
  const neighbours = all.filter(({ parentId, id }) => parentId === (parent?.id ?? null) && id !== moving.id);
  const position = isElsewhere ? Math.max(-1, ...neighbours.map((row) => row.position)) + 1 : moving.position;
  await trx
    .updateTable('category')
    .set({ parentId: parent?.id ?? null, position })
    .where('id', '=', moving.id)
    .execute();
  for (const category of branch) await movePath(trx, category, pathAfter(category.path));
  const shown = await refreshShown(trx);
  const after = await lockCategories(trx);
  await moveMemberships(trx, branch, after, now);
  for (const follow of followers) await follow(trx, pathAfter);
  await recordChange(trx, [
    ...tagsAround(all, from),
    ...tagsAround(after, to),
    ...(await tagsOfShown(trx, shown)),
    ...(await tagsOfMembers(
      trx,
      branch.map(({ id }) => id),
    )),
  ]);
  const moved = after.find(({ id }) => id === moving.id);
  return toCategoryForEditing(moved ?? moving);
}

interface Place {
  readonly all: readonly CategoryRow[];
  readonly branch: readonly CategoryRow[];
  readonly from: string;
  readonly to: string;
  readonly pathAfter: (path: string) => string;
}

/** The category right above the new place; refuses a place where this one cannot be. */
async function requireFreePlace(trx: Trx, { all, branch, from, to, pathAfter }: Place) {
  if (isInBranch(to, from))
    throw new FieldInvalid('/path', 'below-itself', 'Kategorii nie można przenieść pod nią samą.');
  const above = parentPath(to);
  const parent = all.find(({ path }) => path === above);
  if (above !== undefined && !parent) throw new FieldInvalid('/path', 'reference', `Nie ma kategorii „${above}”.`);
  if (all.some(({ path }) => path === to))
    throw new FieldInvalid('/path', 'unique', 'Ten adres ma już inna kategoria.');
  const paths = branch.map(({ path }) => pathAfter(path));
  if (paths.some((path) => path.length > pathSchema.maxLength || path.split('/').length > MOST_LEVELS))
    throw new FieldInvalid('/path', 'too-deep', 'Kategorie mogą mieć najwyżej sześć poziomów.');
  for (const path of paths) await refuseAddress(trx, path);
  return parent;
}

async function movePath(trx: Trx, { id, path: from }: CategoryRow, to: string): Promise<void> {
  await trx.updateTable('category').set({ path: to }).where('id', '=', id).execute();
  await trx.deleteFrom('category_former_path').where('path', '=', to).execute();
  await forgetRemoval(trx, to);
  await trx
    .insertInto('category_former_path')
    .values({ path: from, categoryId: id })
    .onConflict((conflict) => conflict.column('path').doUpdateSet({ categoryId: id }))
    .execute();
  await trx.deleteFrom('catalogue_translation').where('kind', '=', 'category').where('key', '=', to).execute();
  await trx
    .updateTable('catalogue_translation')
    .set({ key: to })
    .where('kind', '=', 'category')
    .where('key', '=', from)
    .execute();
  await leaveRedirects(trx, from, to);
}
