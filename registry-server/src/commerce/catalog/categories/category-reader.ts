import type { CategorySummary, Theme } from '@witryna/module-schemas';
import type { Media } from '../../../content/media/index.ts';
import type { Db } from '../../../database/dialects.ts';
import type { TranslationsStore } from '../translations/translations.store.ts';
import { type FindTranslation, textLanguages } from '../translations/translations.ts';
import { pathsAbove } from './category-path.ts';
import type { ProductCounts } from './product-counts.ts';

type Link = CategorySummary['children'][number];

interface CategoryName {
  readonly path: string;
  readonly name: string;
}

export interface CategoryReaderDeps {
  readonly db: Db;
  readonly media: Media;
  readonly translations: TranslationsStore;
  readonly counts: ProductCounts;
}

/** Reads categories: as many queries for a hundred of them as for one. */
export function createCategoryReader({ db, media, translations, counts: productCounts }: CategoryReaderDeps) {
  return {
    /** Those that shoppers see, in the order asked. */
    async read(paths: readonly string[], language?: string): Promise<CategorySummary[]> {
      const wanted = [...new Set(paths)];
      if (wanted.length === 0) return [];
      const rows = await shown().selectAll().where('path', 'in', wanted).execute();
      const ids = rows.map(({ id }) => id);
      if (ids.length === 0) return [];
      const [children, counts, ancestors, files] = await Promise.all([
        readChildren(ids),
        productCounts.of(rows),
        readLinks(wanted.flatMap(pathsAbove)),
        media.findFiles(rows.flatMap(({ mediaId }) => mediaId ?? [])),
      ]);
      const named = [...wanted, ...ancestors.keys(), ...children.map(({ path }) => path)];
      const find = await translations.read(language, { category: named });
      const summaries = new Map(
        rows.map(({ id, path, name, description, mediaId }) => {
          const image = files.find((file) => file.id === mediaId);
          const own = find('category', path);
          const text = own?.text ?? description;
          return [
            path,
            {
              path,
              name: own?.name ?? name,
              urlPath: `/${own?.address ?? path}`,
              ...(text && { description: text }),
              ...textLanguages({
                name: find.languageOf('category', path, 'name'),
                description: text ? find.languageOf('category', path, 'text') : undefined,
              }),
              ...(image && { image }),
              productCount: counts.get(id) ?? 0,
              children: children.filter(({ parentId }) => parentId === id).map((child) => toLink(child, find)),
              ancestors: pathsAbove(path).flatMap((above) => {
                const row = ancestors.get(above);
                return row ? toLink(row, find) : [];
              }),
            },
          ];
        }),
      );
      return wanted.flatMap((path) => summaries.get(path) ?? []);
    },

    /** The theme of the category, else that of the nearest one above that has one. */
    async readTheme(path: string): Promise<Theme | undefined> {
      const rows = await db
        .selectFrom('category')
        .select(['path', 'theme'])
        .where('path', 'in', [path, ...pathsAbove(path)])
        .where('theme', 'is not', null)
        .execute();
      // Above one another, the longer path is the nearer one.
      return rows.toSorted((one, other) => other.path.length - one.path.length)[0]?.theme ?? undefined;
    },

    /** The addresses of those that are not shown: their paths, and what they are called by in other languages. */
    async readHiddenAddresses(): Promise<ReadonlySet<string>> {
      const rows = await db
        .selectFrom('category')
        .leftJoin('catalogue_translation', (join) =>
          join.on('kind', '=', 'category').onRef('catalogue_translation.key', '=', 'category.path'),
        )
        .select(['category.path', 'catalogue_translation.address'])
        .where('isShown', '=', false)
        .execute();
      return new Set(rows.flatMap(({ path, address }) => [path, ...(address ? [address] : [])]));
    },

    /** Every category, hidden ones as well, parents before their children, in the order of the menu. */
    readAll: () => db.selectFrom('category').selectAll().orderBy('position').orderBy('path').execute(),
  };

  function shown() {
    return db.selectFrom('category').where('isShown', '=', true);
  }

  function readChildren(parentIds: readonly number[]) {
    return shown()
      .select(['parentId', 'path', 'name'])
      .where('parentId', 'in', parentIds)
      .orderBy('position')
      .orderBy('path')
      .execute();
  }

  async function readLinks(paths: readonly string[]): Promise<Map<string, CategoryName>> {
    if (paths.length === 0) return new Map();
    const rows = await shown().select(['path', 'name']).where('path', 'in', paths).execute();
    return new Map(rows.map((row) => [row.path, row]));
  }
}

export type CategoryReader = ReturnType<typeof createCategoryReader>;

function toLink({ path, name }: CategoryName, find: FindTranslation): Link {
  const own = find('category', path);
  const language = find.languageOf('category', path, 'name');
  return { path, name: own?.name ?? name, urlPath: `/${own?.address ?? path}`, ...(language && { language }) };
}
