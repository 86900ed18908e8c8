import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { useApi } from '../../api/api-context.tsx';
import { pageQuery } from '../../api/content/pages.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { t } from '../../i18n/pl.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Workspace } from './workspace.tsx';
import styles from './workspace-screen.module.css';
import { WorkspaceSkeleton } from './workspace-skeleton.tsx';

/** One page, opened for work. */
export function WorkspaceScreen() {
  const { id } = useParams();
  const page = useQuery(pageQuery(useApi(), Number(id)));
  if (page.data) return <Workspace key={page.data.page.id} opened={page.data} />;
  if (!page.isError) return <WorkspaceSkeleton />;
  return (
    <main className={styles.failed}>
      <Notice tone="danger" actions={<Button onClick={() => page.refetch()}>{t.common.retry}</Button>}>
        <strong>{t.workspace.failedTitle}.</strong> {errorSentence(page.error)}
      </Notice>
      <Link to="/pages">
        <ArrowLeft size={15} aria-hidden="true" /> {t.workspace.backToPages}
      </Link>
    </main>
  );
}
