import { useQuery } from '@tanstack/react-query';
import type { PageDocument } from '@witryna/module-schemas';
import { useApi } from '../../api/api-context.tsx';
import { publishedQuery } from '../../api/content/pages.ts';
import type { PageSummary } from '../../api/types.ts';
import { t } from '../../i18n/pl.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useDocumentStore } from '../editing/index.ts';
import styles from './empty-page-notice.module.css';
import { kindOfPublished } from './publish-words.ts';

const isWithoutModules = ({ containers }: PageDocument) => Object.keys(containers).length === 0;

/** Warns of a page, template or snippet that has no module; not where that is what readers see already. */
export function EmptyPageNotice({ page }: { readonly page: PageSummary }) {
  const store = useDocumentStore();
  const { data: published, isLoading } = useQuery(publishedQuery(useApi(), page));
  const kind = kindOfPublished(page);
  if (kind === 'content' || isLoading || !isWithoutModules(store.getPage())) return null;
  if (published && isWithoutModules(published.document)) return null;
  return (
    <div className={styles.notice}>
      <Notice tone="warning">{t.publishing.emptyTexts[kind]}</Notice>
    </div>
  );
}
