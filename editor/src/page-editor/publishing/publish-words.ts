import { isPageType } from '@witryna/module-schemas';
import type { PageSummary } from '../../api/types.ts';
import { t } from '../../i18n/pl.ts';

export type Published = 'page' | 'template' | 'snippet' | 'content';

/** What it is that becomes visible: only a page has an address that readers can open. */
export function kindOfPublished({ type, isTemplate }: Pick<PageSummary, 'type' | 'isTemplate'>): Published {
  if (isTemplate) return 'template';
  if (type === 'snippet') return 'snippet';
  return isPageType(type) ? 'page' : 'content';
}

interface PublishWords {
  readonly title: string;
  readonly text: string;
  /** Stands behind the text, where readers will find what is published at an address of its own. */
  readonly path?: string;
}

/** The question before publishing, and what it will do. */
export function publishWords(page: PageSummary): PublishWords {
  const kind = kindOfPublished(page);
  const { publishTitles, publishTexts, republishTexts } = t.publishing;
  const texts = page.status === 'draft' ? publishTexts : republishTexts;
  return { title: publishTitles[kind], text: texts[kind], ...(kind === 'page' && { path: page.urlPath }) };
}
