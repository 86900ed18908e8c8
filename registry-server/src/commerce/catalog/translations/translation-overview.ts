import type { Db } from '../../../database/dialects.ts';
import { type Paging, rowsOf } from '../../../http/paging.ts';
import { endOfPrefix, wordsOf } from '../../../text/words.ts';
import {
  missingParts,
  readGroupOriginals,
  readProductOriginals,
  type TranslationOriginal,
} from './translation-originals.ts';
import type { TranslatedKind, TranslatedWords } from './translations.tables.ts';

/** Whether a thing has a name in a language. */
export const TRANSLATION_STATES = ['missing', 'named'] as const;

export interface OverviewQuery extends Paging {
  readonly kind: TranslatedKind;
  readonly search?: string;
  readonly state?: (typeof TRANSLATION_STATES)[number];
}

/** How far the things of one kind are translated into a language, a page of them. */
export function createTranslationOverview(db: Db) {
  return async function readOverview(language: string, query: OverviewQuery) {
    const { originals, total } =
      query.kind === 'product' ? await products(language, query) : await groups(language, query.kind, query);
    const words = await wordsIn(
      language,
      query.kind,
      originals.map(({ key }) => key),
    );
    const items = originals.map((original) => {
      const own = words.get(original.key) ?? {};
      const { kind, key, name } = original;
      return {
        kind,
        key,
        name,
        ...(own.name !== undefined && { translatedName: own.name }),
        missing: missingParts(original, own),
      };
    });
    return { items, total, page: query.page, pageSize: query.pageSize };
  };

  async function products(language: string, query: OverviewQuery) {
    const named = db
      .selectFrom('catalogue_translation')
      .select('key')
      .where('kind', '=', 'product')
      .where('language', '=', language)
      .where('nameKey', 'is not', null);
    const found = wordsOf(query.search).reduce(
      (rows, word) =>
        rows.where('product.id', 'in', (eb) =>
          eb
            .selectFrom('product_word')
            .select('productId')
            .where('word', '>=', word)
            .where('word', '<', endOfPrefix(word)),
        ),
      db
        .selectFrom('product')
        .$if(query.state === 'missing', (rows) => rows.where('sku', 'not in', named))
        .$if(query.state === 'named', (rows) => rows.where('sku', 'in', named)),
    );
    const { limit, offset } = rowsOf(query);
    const [rows, { total }] = await Promise.all([
      found.select('sku').orderBy('nameKey').orderBy('id').limit(limit).offset(offset).execute(),
      found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    ]);
    const originals = await readProductOriginals(
      db,
      rows.map(({ sku }) => sku),
    );
    return { originals, total };
  }

  async function groups(language: string, kind: Exclude<TranslatedKind, 'product'>, query: OverviewQuery) {
    const all = await readGroupOriginals(db, kind);
    const words = await wordsIn(
      language,
      kind,
      all.map(({ key }) => key),
    );
    const asked = wordsOf(query.search);
    const isAsked = ({ key, name }: TranslationOriginal) => {
      const own = wordsOf(key, name);
      return asked.every((word) => own.some((each) => each.startsWith(word)));
    };
    const isInState = ({ key }: TranslationOriginal) =>
      query.state === undefined || (query.state === 'named') === (words.get(key)?.name !== undefined);
    const found = all.filter((original) => isAsked(original) && isInState(original));
    const { limit, offset } = rowsOf(query);
    return { originals: found.slice(offset, offset + limit), total: found.length };
  }

  async function wordsIn(
    language: string,
    kind: TranslatedKind,
    keys: readonly string[],
  ): Promise<ReadonlyMap<string, TranslatedWords>> {
    if (keys.length === 0) return new Map();
    const rows = await db
      .selectFrom('catalogue_translation')
      .select(['key', 'words'])
      .where('kind', '=', kind)
      .where('language', '=', language)
      .where('key', 'in', keys)
      .execute();
    return new Map(rows.map(({ key, words }) => [key, words]));
  }
}
