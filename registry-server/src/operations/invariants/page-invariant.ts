import { migratePage, type PageDocument, validatePage } from '@witryna/module-schemas';
import { findMissingReferences } from '../../content/pages/index.ts';
import type { Trx } from '../../database/transaction.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Invariant } from './invariant.ts';

const AT_ONCE = 50;

/** Every published page is valid, and its references exist. */
export const pageInvariant: Invariant = {
  name: 'published-pages-valid',
  says: 'Every published page is valid, with all that it points at.',
  async find(db, limit) {
    const broken: string[] = [];
    let after = 0;
    while (broken.length < limit) {
      const pages = await inTransaction(db, (trx) => checkPages(trx, after));
      const last = pages.at(-1);
      if (!last) break;
      after = last.id;
      broken.push(...pages.flatMap(({ id, slug, isValid }) => (isValid ? [] : [`${id} /${slug}`])));
    }
    return broken.slice(0, limit);
  },
};

async function checkPages(trx: Trx, after: number) {
  const pages = await trx
    .selectFrom('page')
    .leftJoin('page_revision', 'page_revision.id', 'page.publishedRevisionId')
    .select(['page.id', 'page.slug', 'page.siteId', 'page_revision.document'])
    .where('page.id', '>', after)
    .where('page.publishedRevisionId', 'is not', null)
    .orderBy('page.id')
    .limit(AT_ONCE)
    .execute();
  const checked: { id: number; slug: string; isValid: boolean }[] = [];
  for (const { id, slug, siteId, document } of pages)
    checked.push({ id, slug, isValid: await isPageValid(trx, siteId, document) });
  return checked;
}

async function isPageValid(trx: Trx, siteId: number, text: string | null): Promise<boolean> {
  if (text === null) return false;
  const page = readPage(text);
  if (!page) return false;
  return validatePage(page).length === 0 && (await findMissingReferences(trx, siteId, page)).length === 0;
}

/** Undefined for a text that does not have the structure of a page. */
function readPage(text: string): PageDocument | undefined {
  try {
    return migratePage(JSON.parse(text) as PageDocument);
  } catch {
    return undefined;
  }
}
