import { AddressOfScreen, readPlacedScreens } from '../../content/placed-screens.ts';
import { isReservedSlug } from '../../content/slug.ts';
import type { Trx } from '../../database/transaction.ts';
import type { AppError } from '../../errors.ts';
import { FieldInvalid } from '../../http/field-invalid.ts';
import { ensureCategory, findCurrentPaths, findRemovedPaths, putBrand, putLine } from '../catalog/index.ts';
import type { CheckedProduct, NamedGroup } from './imported-product.ts';

const LONGEST_NAME = 200;

interface EnsuredGroups {
  readonly made: readonly string[];
  /** Why a category cannot be made, by its path. */
  readonly refused: ReadonlyMap<string, AppError>;
  /** Paths of categories that stay away, since staff have removed them. */
  readonly leftOut: ReadonlySet<string>;
  readonly confirm: () => void;
}

/**
 * Makes the categories, brands and lines that products of the file name and the shop does not have; categories that
 * staff have removed only where the file `replacesStaffEdits`.
 */
export function createGroupMaker({ replacesStaffEdits }: { readonly replacesStaffEdits: boolean }) {
  /** Those about which there is nothing to do, `category:twarz`; groups are few. */
  const known = new Set<string>();
  const leftOut = new Set<string>();

  return {
    /** True when there is nothing to do about any group that the products name. */
    hasAll: (products: readonly CheckedProduct[]): boolean =>
      [...wantedGroups(products).keys()].every((key) => known.has(key)),

    /**
     * Answers what it made, and the categories that cannot be made; `confirm` is called when the transaction is
     * through.
     */
    async ensure(trx: Trx, products: readonly CheckedProduct[]): Promise<EnsuredGroups> {
      const wanted = wantedGroups(products);
      const unknown = [...wanted.keys()].filter((key) => !known.has(key));
      const existing = await findExisting(trx, unknown);
      const absent = unknown.filter((key) => !existing.has(key));
      const absentPaths = codesOf(absent, 'category');
      const refused = await findRefusedPaths(trx, absentPaths);
      if (!replacesStaffEdits) {
        for (const path of await findRemovedPaths(trx, absentPaths)) if (!refused.has(path)) leftOut.add(path);
      }
      // Those above come first: a shorter path is made before a longer one that begins with it.
      const missing = absent
        .filter((key) => !refused.has(pathOf(key)) && !leftOut.has(pathOf(key)))
        .toSorted((one, other) => one.split('/').length - other.split('/').length || (one < other ? -1 : 1));
      for (const key of missing) await make(trx, key, (wanted.get(key) ?? '').slice(0, LONGEST_NAME));
      const there = unknown.filter((key) => !refused.has(pathOf(key)));
      return { made: missing, refused, leftOut, confirm: () => there.forEach((key) => void known.add(key)) };
    },
  };
}

function wantedGroups(products: readonly CheckedProduct[]): ReadonlyMap<string, string> {
  const wanted = new Map<string, string>();
  const want = (kind: string, group: NamedGroup | undefined) => {
    const key = group && `${kind}:${group.code}`;
    if (key && !wanted.has(key)) wanted.set(key, group.name);
  };
  for (const { brand, productLine, categories } of products) {
    want('brand', brand);
    want('line', productLine);
    for (const [path, name] of categories) want('category', { code: path, name });
  }
  return wanted;
}

const codesOf = (keys: readonly string[], kind: string) =>
  keys.filter((key) => key.startsWith(`${kind}:`)).map((key) => key.slice(kind.length + 1));

const CATEGORY = 'category:';

/** The path of a category; nothing for other groups. */
const pathOf = (key: string) => (key.startsWith(CATEGORY) ? key.slice(CATEGORY.length) : '');

/** Paths that belong to the shop's own screens, and those below them. */
async function findRefusedPaths(trx: Trx, paths: readonly string[]): Promise<ReadonlyMap<string, AppError>> {
  const refused = new Map<string, AppError>();
  if (paths.length === 0) return refused;
  const screens = await readPlacedScreens(trx);
  for (const path of paths.toSorted()) {
    const site = screens.siteAt(path);
    const above = [...refused].find(([other]) => path.startsWith(`${other}/`))?.[1];
    if (site !== undefined) refused.set(path, new AddressOfScreen(path, site, '/categories'));
    else if (isReservedSlug(path)) refused.set(path, new FieldInvalid('/categories', 'reserved', RESERVED));
    else if (above) refused.set(path, above);
  }
  return refused;
}

const RESERVED = 'Ten adres jest zajęty przez sklep.';

async function findExisting(trx: Trx, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const [brands, lines, paths] = ['brand', 'line', 'category'].map((kind) => codesOf(keys, kind));
  const found: string[] = [];
  if (brands?.length) {
    const rows = await trx.selectFrom('brand').select('code').where('code', 'in', brands).execute();
    found.push(...rows.map(({ code }) => `brand:${code}`));
  }
  if (lines?.length) {
    const rows = await trx.selectFrom('product_line').select('code').where('code', 'in', lines).execute();
    found.push(...rows.map(({ code }) => `line:${code}`));
  }
  if (paths?.length) {
    const rows = await trx.selectFrom('category').select('path').where('path', 'in', paths).execute();
    found.push(...rows.map(({ path }) => `category:${path}`));
    // A category that staff have moved is there, under the path that the file still gives it.
    const currentPath = await findCurrentPaths(trx, paths);
    found.push(...paths.filter((path) => currentPath(path) !== path).map((path) => `category:${path}`));
  }
  return new Set(found);
}

async function make(trx: Trx, key: string, name: string): Promise<void> {
  const at = key.indexOf(':');
  const code = key.slice(at + 1);
  switch (key.slice(0, at)) {
    case 'brand':
      return putBrand(trx, code, { name });
    case 'line':
      return putLine(trx, code, { name, theme: 'default' });
    default:
      return ensureCategory(trx, code, name);
  }
}
