import { isPageType } from '@witryna/module-schemas';
import type { PageSummary } from '../../api/types.ts';
import { t } from '../../i18n/pl.ts';

type Published = 'page' | 'template' | 'snippet' | 'content';

/** What it is that becomes visible: only a page has an address that readers can open. */
function kindOfPublished({ type, isTemplate }: Pick<PageSummary, 'type' | 'isTemplate'>): Published {
  if (isTemplate) return 'template';
  if (type === 'snippet') return 'snippet';
  return isPageType(type) ? 'page' : 'content';
}

/** The question before publishing, and what it will do. */
export function publishWords(page: PageSummary): { readonly title: string; readonly text: string } {
  const kind = kindOfPublished(page);
  const { publishTitles, publishTexts, republishTexts } = t.publishing;
  const texts = page.status === 'draft' ? publishTexts : republishTexts;
  return { title: publishTitles[kind], text: texts[kind](page.urlPath) };
}
