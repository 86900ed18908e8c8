import { collectReferences, type PageDocument, type PageFault, type Reference } from '@witryna/module-schemas';
import type { Db } from '../../database/dialects.ts';
import { slugOf } from '../slug.ts';
import { askableIds, askableKeys } from './related/askable-keys.ts';

type Kind = Reference['kind'];
type FindKnown = (db: Db, keys: readonly string[], siteId: number) => Promise<readonly string[]>;

/** Keys that one query asks for: both engines limit the values of a statement. */
const KEYS_AT_ONCE = 1_000;

/** What a person is told of a key that there is nothing behind. */
const SENTENCES: Readonly<Record<Kind, (key: string) => string>> = {
  product: (key) => `Nie ma produktu „${key}”.`,
  article: (key) => `Nie ma artykułu o adresie „${key}”.`,
  file: (key) => `Nie ma pliku o numerze ${key}.`,
  snippet: (key) => `Nie ma fragmentu „${key}”.`,
  brand: (key) => `Nie ma marki „${key}”.`,
  category: (key) => `Nie ma kategorii „${key}”.`,
  line: (key) => `Nie ma linii „${key}”.`,
};

// A page that is still a draft will do: two articles that name each other could not be published otherwise.
const findPages: FindKnown = async (db, keys, siteId) => {
  const slugs = keys.map(slugOf);
  const rows = await db
    .selectFrom('page')
    .select('slug')
    .where('siteId', '=', siteId)
    .where('slug', 'in', slugs)
    .execute();
  const known = new Set(rows.map(({ slug }) => slug));
  return keys.filter((key) => known.has(slugOf(key)));
};

const FINDERS: Readonly<Record<Kind, FindKnown>> = {
  product: async (db, keys) =>
    (await db.selectFrom('product').select('sku').where('sku', 'in', keys).execute()).map(({ sku }) => sku),
  article: findPages,
  snippet: findPages,
  async file(db, keys) {
    const ids = askableIds(keys);
    if (ids.length === 0) return [];
    const rows = await db.selectFrom('media_file').select('id').where('id', 'in', ids).execute();
    return rows.map(({ id }) => String(id));
  },
  brand: async (db, keys) =>
    (await db.selectFrom('brand').select('code').where('code', 'in', keys).execute()).map(({ code }) => code),
  category: async (db, keys) =>
    (await db.selectFrom('category').select('path').where('path', 'in', keys).execute()).map(({ path }) => path),
  line: async (db, keys) =>
    (await db.selectFrom('product_line').select('code').where('code', 'in', keys).execute()).map(({ code }) => code),
};

/** A fault for every place of the page that points at what there is not. */
export async function findMissingReferences(db: Db, siteId: number, page: PageDocument): Promise<PageFault[]> {
  const faults: PageFault[] = [];
  for (const [kind, references] of Map.groupBy(collectReferences(page), (reference) => reference.kind)) {
    const known = await findKnown(db, siteId, kind, [...new Set(references.map(({ key }) => key))]);
    for (const { key, path, placedModuleId } of references) {
      if (known.has(key)) continue;
      const message = SENTENCES[kind](key);
      faults.push({
        path,
        rule: 'missing-reference',
        message,
        ...(placedModuleId !== undefined && { placedModuleId }),
      });
    }
  }
  return faults;
}

async function findKnown(db: Db, siteId: number, kind: Kind, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const known = new Set<string>();
  const asked = askableKeys(keys);
  for (let from = 0; from < asked.length; from += KEYS_AT_ONCE)
    for (const key of await FINDERS[kind](db, asked.slice(from, from + KEYS_AT_ONCE), siteId)) known.add(key);
  return known;
}
