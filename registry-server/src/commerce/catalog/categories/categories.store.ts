import type { Db } from '../../../database/dialects.ts';
import { inTransaction, type Trx } from '../../../database/transaction.ts';
import { recordChange } from '../../../events/outbox.ts';
import { FieldInvalid } from '../../../http/field-invalid.ts';
import { redirectElsewhere } from '../address-redirects.ts';
import { CategoryConflict } from '../catalog.errors.ts';
import type { CategoryInput, CategoryOrderInput } from './categories.schema.ts';
import { refuseAddress, refuseReserved, requireRevision } from './category-checks.ts';
import { type CategoryForEditing, changesOfCategory, toCategoryForEditing } from './category-for-editing.ts';
import type { FollowMove } from './category-moves.ts';
import { parentPath } from './category-path.ts';
import { lockCategories, refreshShown, tagsAround, tagsOfMembers, tagsOfShown } from './category-rows.ts';
import { findCurrentPaths } from './current-paths.ts';
import { type CategoryMove, moveCategory } from './move-category.ts';
import { refuseUnknownFile } from './product-groups.store.ts';
import { forgetRemoval, noteRemoval } from './removed-paths.ts';

/** Writes of categories; each tells what it changed in its own transaction. */
export function createCategoriesStore(db: Db, now: () => Date = () => new Date()) {
  return {
    /** `tellChanges` hears which fields are other ones now. */
    put: (input: CategoryInput, tellChanges?: (fields: readonly string[]) => void): Promise<CategoryForEditing> =>
      inTransaction(db, (trx) => putCategory(trx, input, tellChanges)),

    /** Puts those right below one parent into this order; all of them have to be named. */
    order: (input: CategoryOrderInput): Promise<void> => inTransaction(db, (trx) => orderCategories(trx, input)),

    /** Gives a category, with all below it, another path. What names the former paths goes on finding them. */
    move: (path: string, move: CategoryMove, followers: readonly FollowMove[] = []): Promise<CategoryForEditing> =>
      inTransaction(db, (trx) => moveCategory(trx, path, move, { followers, now: now() })),

    /** Removes a category that has nothing in it; one that is gone is removed already. */
    remove: (path: string, redirectTo?: string): Promise<void> =>
      inTransaction(db, (trx) => removeCategory(trx, path, redirectTo)),
  };
}

export type CategoriesStore = ReturnType<typeof createCategoriesStore>;

/** Creates the category at this path, or makes it what the body says; the one above it must be there. */
async function putCategory(
  trx: Trx,
  input: CategoryInput,
  tellChanges?: (fields: readonly string[]) => void,
): Promise<CategoryForEditing> {
  const { path, isNew = false, revision, name, description, position, image, theme, isHidden } = input;
  refuseReserved(path);
  const all = await lockCategories(trx);
  const above = parentPath(path);
  const parent = all.find((category) => category.path === above);
  const stored = all.find((category) => category.path === path);
  if (above !== undefined && !parent) {
    throw new FieldInvalid('/path', 'reference', `Najpierw utwórz kategorię nadrzędną „${above}”.`);
  }
  requireRevision(path, stored && toCategoryForEditing(stored).revision, revision);
  // One that is there already keeps its address, whatever a site has put over it.
  if (!stored) await refuseAddress(trx, path);
  await refuseUnknownFile(trx, image);
  const said = { name, description: description ?? null, mediaId: image ?? null, theme: theme ?? null };
  // What a body does not say of these stays as it is: somebody else may have changed it meanwhile.
  const columns = { ...said, ...(position !== undefined && { position }), ...(isHidden !== undefined && { isHidden }) };
  const last = Math.max(
    -1,
    ...all.filter(({ parentId }) => parentId === (parent?.id ?? null)).map((row) => row.position),
  );
  const written = await trx
    .insertInto('category')
    .values({ path, parentId: parent?.id ?? null, position: last + 1, ...columns })
    .onConflict((conflict) =>
      isNew ? conflict.column('path').doNothing() : conflict.column('path').doUpdateSet(columns),
    )
    .returningAll()
    .executeTakeFirst();
  if (!written) throw new FieldInvalid('/path', 'unique', 'Ten adres ma już inna kategoria.');
  // Whoever names this path means the category that is here now.
  await trx.deleteFrom('category_former_path').where('path', '=', path).execute();
  await forgetRemoval(trx, path);
  const shown = await refreshShown(trx);
  await recordChange(trx, [...tagsAround(all, path), ...(await tagsOfShown(trx, shown))]);
  const now = toCategoryForEditing(written);
  tellChanges?.(changesOfCategory(stored && toCategoryForEditing(stored), now, input));
  return now;
}

/**
 * Makes a category that a file names, unless there is one that has this path or had it. Below one that has moved it
 * stands where that is now, and is found by the path of the file as well.
 */
export async function ensureCategory(trx: Trx, path: string, name: string): Promise<void> {
  const above = parentPath(path);
  const parent = above === undefined ? undefined : (await findCurrentPaths(trx, [above]))(above);
  const current = parent === undefined ? path : `${parent}/${path.slice(path.lastIndexOf('/') + 1)}`;
  const known = await trx.selectFrom('category').select('id').where('path', '=', current).executeTakeFirst();
  if (!known) await putCategory(trx, { path: current, name, position: 0 });
  if (current === path) return;
  const { id: categoryId } = await trx
    .selectFrom('category')
    .select('id')
    .where('path', '=', current)
    .executeTakeFirstOrThrow();
  await trx.insertInto('category_former_path').values({ path, categoryId }).execute();
}

async function orderCategories(trx: Trx, { parent = '', paths }: CategoryOrderInput): Promise<void> {
  const all = await lockCategories(trx);
  const siblings = all.filter(({ path }) => (parentPath(path) ?? '') === parent);
  const named = new Set(paths);
  // One was added, moved or removed since the list was read.
  const isWhole = named.size === siblings.length && siblings.every(({ path }) => named.has(path));
  if (!isWhole) throw new CategoryConflict({ path: parent, found: siblings.map(({ path }) => path).join(' ') });
  const changed = siblings.filter(({ path, position }) => paths.indexOf(path) !== position);
  for (const { id, path } of changed)
    await trx
      .updateTable('category')
      .set({ position: paths.indexOf(path) })
      .where('id', '=', id)
      .execute();
  const tags = [...(parent === '' ? [] : [parent]), ...changed.map(({ path }) => path)];
  if (changed.length > 0)
    await recordChange(
      trx,
      tags.map((path) => `category:${path}`),
    );
}

async function removeCategory(trx: Trx, path: string, redirectTo: string | undefined): Promise<void> {
  const all = await lockCategories(trx);
  const category = all.find((each) => each.path === path);
  if (!category) return;
  if (redirectTo === `/${path}`) throw new FieldInvalid('/redirectTo', 'itself', 'Adres nie może prowadzić do siebie.');
  const members = await tagsOfMembers(trx, [category.id]);
  // Somebody has put something in since it was found to be empty.
  if (members.length > 0 || all.some(({ parentId }) => parentId === category.id)) {
    throw new CategoryConflict({ path, found: toCategoryForEditing(category).revision });
  }
  await trx.deleteFrom('catalogue_translation').where('kind', '=', 'category').where('key', '=', path).execute();
  await noteRemoval(trx, category);
  await trx.deleteFrom('category').where('id', '=', category.id).execute();
  const redirected = redirectTo === undefined ? [] : await redirectElsewhere(trx, path, redirectTo);
  await recordChange(trx, [...tagsAround(all, path), ...redirected]);
}
