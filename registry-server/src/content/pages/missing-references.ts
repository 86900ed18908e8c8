import {
  type ContentType,
  collectReferences,
  type FileKind,
  fileKindOf,
  PAGE_CONTENT_TYPES,
  type PageDocument,
  type PageFault,
  type Reference,
  trimSign,
} from '@witryna/module-schemas';
import type { Db } from '../../database/dialects.ts';
import type { Trx } from '../../database/transaction.ts';
import { fileTypeOf } from '../media/index.ts';
import { askableIds, askableKeys } from './related/askable-keys.ts';

type Kind = Reference['kind'];
type FindKnown = (db: Db | Trx, keys: readonly string[], siteId: number) => Promise<readonly string[]>;

/** Keys that one query asks for: both engines limit the values of a statement. */
const KEYS_AT_ONCE = 1_000;

/** What a person is told of a key that there is nothing behind. */
const SENTENCES: Readonly<Record<Kind, (key: string) => string>> = {
  product: (key) => `Nie ma produktu „${key}”.`,
  article: (key) => `Nie ma artykułu o adresie „${key}”.`,
  author: (key) => `Nie ma autora „${key}”.`,
  'article-category': (key) => `Nie ma kategorii artykułów „${key}”.`,
  'article-filter': (key) => `Nie ma filtra artykułów „${key}”.`,
  navigation: (key) => `Nie ma nawigacji „${key}”.`,
  banner: (key) => `Nie ma banera „${key}”.`,
  gallery: (key) => `Nie ma galerii „${key}”.`,
  'shared-link': (key) => `Nie ma wspólnego odnośnika „${key}”.`,
  page: (key) => `Nie ma strony „${key}”.`,
  file: (key) => `Nie ma pliku o numerze ${key}.`,
  snippet: (key) => `Nie ma fragmentu „${key}”.`,
  brand: (key) => `Nie ma marki „${key}”.`,
  category: (key) => `Nie ma kategorii „${key}”.`,
  line: (key) => `Nie ma linii „${key}”.`,
  filter: (key) => `Nie ma zestawu filtrów „${key}”.`,
};

// A page that is still a draft will do: two articles that name each other could not be published otherwise.
const findContent =
  (...types: readonly ContentType[]): FindKnown =>
  async (db, keys, siteId) => {
    const rows = await db
      .selectFrom('page')
      .select('slug')
      .where('siteId', '=', siteId)
      .where('slug', 'in', keys.map(slugKeyOf))
      .$if(types.length > 0, (query) => query.where('type', 'in', types))
      .execute();
    const known = new Set(rows.map(({ slug }) => slug));
    return keys.filter((key) => known.has(slugKeyOf(key)));
  };

/** A slug as the pages have it, whichever slashes stand around it. */
const slugKeyOf = (key: string) => trimSign(key, '/');

const FINDERS: Readonly<Record<Kind, FindKnown>> = {
  product: async (db, keys) =>
    (await db.selectFrom('product').select('sku').where('sku', 'in', keys).execute()).map(({ sku }) => sku),
  article: findContent(),
  author: findContent('author'),
  'article-category': findContent('article-category'),
  'article-filter': findContent('article-filter'),
  navigation: findContent('navigation'),
  banner: findContent('banner'),
  gallery: findContent('gallery'),
  'shared-link': findContent('link'),
  page: findContent(...PAGE_CONTENT_TYPES),
  snippet: findContent('snippet'),
  filter: findContent('product-filter'),
  async file(db, keys) {
    const ids = askableIds(keys);
    if (ids.length === 0) return [];
    const rows = await db.selectFrom('media_file').select('id').where('id', 'in', ids).execute();
    return rows.map(({ id }) => String(id));
  },
  brand: async (db, keys) =>
    (await db.selectFrom('brand').select('code').where('code', 'in', keys).execute()).map(({ code }) => code),
  // By the path that it had before it was moved as well.
  category: async (db, keys) =>
    (
      await db
        .selectFrom('category')
        .select('path')
        .where('path', 'in', keys)
        .union(db.selectFrom('category_former_path').select('path').where('path', 'in', keys))
        .execute()
    ).map(({ path }) => path),
  line: async (db, keys) =>
    (await db.selectFrom('product_line').select('code').where('code', 'in', keys).execute()).map(({ code }) => code),
};

/** A fault for every place of the page that points at what there is not. */
export async function findMissingReferences(db: Db | Trx, siteId: number, page: PageDocument): Promise<PageFault[]> {
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
    if (kind === 'file') faults.push(...(await findUnfitFiles(db, references)));
  }
  return faults;
}

async function findKnown(
  db: Db | Trx,
  siteId: number,
  kind: Kind,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const known = new Set<string>();
  const asked = askableKeys(keys);
  for (let from = 0; from < asked.length; from += KEYS_AT_ONCE)
    for (const key of await FINDERS[kind](db, asked.slice(from, from + KEYS_AT_ONCE), siteId)) known.add(key);
  return known;
}

/** A fault for every place that holds a file of a kind which it does not take. */
async function findUnfitFiles(db: Db | Trx, references: readonly Reference[]): Promise<PageFault[]> {
  const typed = references.filter(({ fileType }) => fileType !== undefined);
  const kinds = await kindsOfFiles(db, askableIds([...new Set(typed.map(({ key }) => key))]));
  return typed.flatMap(({ key, path, placedModuleId, fileType }) => {
    const given = kinds.get(key);
    if (given === undefined || fileType === undefined || given === fileType) return [];
    const message = `Plik ${key} to ${KIND_NAMES[given]}, a tu ma być ${KIND_NAMES[fileType]}.`;
    return [{ path, rule: 'file-type', message, ...(placedModuleId !== undefined && { placedModuleId }) }];
  });
}

const KIND_NAMES: Readonly<Record<FileKind, string>> = {
  image: 'obraz',
  video: 'film',
  attachment: 'dokument PDF',
  captions: 'plik z napisami',
};

async function kindsOfFiles(db: Db | Trx, ids: readonly number[]): Promise<ReadonlyMap<string, FileKind>> {
  const kinds = new Map<string, FileKind>();
  for (let from = 0; from < ids.length; from += KEYS_AT_ONCE) {
    const asked = ids.slice(from, from + KEYS_AT_ONCE);
    const rows = await db.selectFrom('media_file').select(['id', 'mime']).where('id', 'in', asked).execute();
    for (const { id, mime } of rows) kinds.set(String(id), fileKindOf({ type: fileTypeOf(mime), mime }));
  }
  return kinds;
}
