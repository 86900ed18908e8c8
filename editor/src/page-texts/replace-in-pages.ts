import { changeTexts, replaceWords, type WordsQuery } from '@witryna/module-schemas';
import { hasCode } from '../api/api-error.ts';
import type { ApiClient } from '../api/client.ts';
import type { FoundPage } from '../api/content/page-texts.ts';
import { fetchPage, saveDraft } from '../api/content/pages.ts';
import { errorSentence } from '../api/error-sentence.ts';
import type { PageStatus } from '../api/types.ts';
import { t } from '../i18n/pl.ts';

export interface ChangedPage {
  readonly id: number;
  readonly title: string;
  /** Of the draft with the other words. */
  readonly version: number;
  /** Before it was changed: a published page had no other changes. */
  readonly statusBefore: PageStatus;
  readonly hasFaults: boolean;
}

export interface FailedPage {
  readonly id: number;
  readonly title: string;
  readonly reason: string;
}

export interface ReplaceReport {
  readonly changed: readonly ChangedPage[];
  readonly failed: readonly FailedPage[];
}

/**
 * Puts other words into the drafts of pages, one after the other, each on top of what it is now. One that cannot be
 * saved does not hold up the others.
 */
export async function replaceInPages(
  api: ApiClient,
  pages: readonly FoundPage['page'][],
  query: WordsQuery,
  replacement: string,
): Promise<ReplaceReport> {
  const changed: ChangedPage[] = [];
  const failed: FailedPage[] = [];
  for (const { id, title } of pages) {
    try {
      const { page, document, version } = await fetchPage(api, id);
      let isChanged = false;
      const replaced = changeTexts(document, (text) => {
        const next = replaceWords(text, query, replacement);
        isChanged ||= next !== text;
        return next;
      });
      // Somebody has changed the words meanwhile.
      if (!isChanged) continue;
      const saved = await saveDraft(api, id, version, replaced);
      const hasFaults = saved.faults.length > 0;
      changed.push({ id, title: replaced.title, version: saved.version, statusBefore: page.status, hasFaults });
    } catch (error) {
      const reason = hasCode(error, 'revision-conflict') ? t.pageTexts.conflict : errorSentence(error);
      failed.push({ id, title, reason });
    }
  }
  return { changed, failed };
}
