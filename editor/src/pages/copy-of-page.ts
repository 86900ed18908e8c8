import type { PageDocument } from '@witryna/module-schemas';
import { trimSignAtEnd } from '@witryna/module-schemas';
import type { NewPage } from '../api/content/pages.ts';
import type { PageSummary } from '../api/types.ts';
import { t } from '../i18n/pl.ts';

/** Random letters keep two copies of one page from asking for the same address. */
const freshSuffix = () => Math.random().toString(36).slice(2, 7);

/** A page of its own with the content of another, as a draft at a free address. */
export function copyOfPage(page: PageSummary, document: PageDocument, suffix = freshSuffix()): NewPage {
  const title = t.pages.copyOf(document.title);
  const base = trimSignAtEnd(page.urlPath, '/');
  return {
    site: page.site,
    type: page.type,
    title,
    urlPath: `${base || '/strona'}-kopia-${suffix}`,
    document: { ...document, title },
  };
}
