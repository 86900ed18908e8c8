import type { PageDocument } from '@witryna/module-schemas';
import type { Db } from '../../database/dialects.ts';
import { engineOf } from '../../database/engine.ts';
import { inTransaction } from '../../database/transaction.ts';
import { dropReferences, INDEXED_BY, indexReferences } from './index-references.ts';

const AT_ONCE = 100;

/** Reads the pages whose references were never written down, or by other schemas; gives how many there were. */
export async function indexOlderPages(db: Db): Promise<number> {
  for (let after = 0, count = 0; ; ) {
    const pages = await db
      .selectFrom('page')
      .select('id')
      .where('id', '>', after)
      .where((eb) => eb.or([eb('indexedBy', 'is', null), eb('indexedBy', '!=', INDEXED_BY)]))
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    for (const { id } of pages) {
      await indexPage(db, id);
      after = id;
    }
    count += pages.length;
    if (pages.length < AT_ONCE) return count;
  }
}

function indexPage(db: Db, id: number): Promise<void> {
  return inTransaction(db, async (trx) => {
    const page = await trx
      .selectFrom('page')
      .select(['draftRevisionId', 'publishedRevisionId'])
      .where('id', '=', id)
      // SQLite has one writer at a time by itself.
      .$if(engineOf(trx) === 'postgres', (query) => query.forUpdate())
      .executeTakeFirst();
    if (!page) return;
    for (const [state, revisionId] of [
      ['draft', page.draftRevisionId],
      ['published', page.publishedRevisionId],
    ] as const) {
      await dropReferences(trx, id, state);
      if (revisionId === null) continue;
      const revision = await trx
        .selectFrom('page_revision')
        .select('document')
        .where('id', '=', revisionId)
        .executeTakeFirst();
      const document = revision && readStored(revision.document);
      if (document) await indexReferences(trx, id, state, document);
    }
    await trx.updateTable('page').set({ indexedBy: INDEXED_BY }).where('id', '=', id).execute();
  });
}

/** Undefined for a text that is no page: it is shown to nobody. */
function readStored(text: string): PageDocument | undefined {
  try {
    return JSON.parse(text) as PageDocument;
  } catch {
    return undefined;
  }
}
