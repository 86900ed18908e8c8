import { migratePage, type PageDocument, type WordsQuery } from '@witryna/module-schemas';
import type { Db } from '../../database/dialects.ts';
import { type PageRow, selectPages } from '../pages/index.ts';
import { type FoundText, findTexts } from './find-texts.ts';

export interface FoundPage {
  readonly page: PageRow;
  readonly texts: readonly FoundText[];
}

export interface PageTextsAnswer {
  readonly items: readonly FoundPage[];
  /** False where more pages have the words than one answer names. */
  readonly isWhole: boolean;
}

export interface PageTextsQuery extends WordsQuery {
  readonly siteId?: number | undefined;
}

/** Documents in memory at a time. */
const AT_ONCE = 50;
/** Most pages that one answer names: whoever has changed these looks for the rest. */
export const MAX_FOUND_PAGES = 100;

/** The drafts of all pages, looked through for words. */
export function createPageTextsStore(db: Db) {
  return {
    /** Pages whose draft has the words in a text that people read, by title. */
    async find({ siteId, ...words }: PageTextsQuery): Promise<PageTextsAnswer> {
      const found: FoundPage[] = [];
      for (let after = 0; ; ) {
        const rows = await selectPages(db)
          .innerJoin('page_revision', 'page_revision.id', 'page.draftRevisionId')
          .select('page_revision.document')
          .where('page.id', '>', after)
          .$if(siteId !== undefined, (query) => query.where('page.siteId', '=', siteId ?? 0))
          .orderBy('page.id')
          .limit(AT_ONCE)
          .execute();
        for (const { document, ...page } of rows) {
          after = page.id;
          const texts = textsWith(document, words);
          if (texts.length > 0) found.push({ page, texts });
          if (found.length > MAX_FOUND_PAGES) return { items: byTitle(found.slice(0, -1)), isWhole: false };
        }
        if (rows.length < AT_ONCE) return { items: byTitle(found), isWhole: true };
      }
    },
  };
}

const byTitle = (found: readonly FoundPage[]) =>
  found.toSorted((a, b) => a.page.title.localeCompare(b.page.title, 'pl'));

function textsWith(stored: string, words: WordsQuery): FoundText[] {
  const document = readStored(stored);
  return document ? findTexts(document, words) : [];
}

/** Undefined for a text that is no page: it is shown to nobody. */
function readStored(text: string): PageDocument | undefined {
  try {
    return migratePage(JSON.parse(text) as PageDocument);
  } catch {
    return undefined;
  }
}
