import { useQuery } from '@tanstack/react-query';
import { FileQuestion, FileText, Plus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AddressProblems } from '../address-problems/address-problems.tsx';
import { useApi } from '../api/api-context.tsx';
import { sitesQuery } from '../api/commerce/catalogue.ts';
import { openPagesQuery } from '../api/content/page-presence.ts';
import { pagesQuery } from '../api/content/pages.ts';
import { errorSentence } from '../api/error-sentence.ts';
import { useMay } from '../api/identity/session.ts';
import { t } from '../i18n/pl.ts';
import { ListSkeleton } from '../lists/list-skeleton.tsx';
import { withFilter } from '../lists/with-filter.ts';
import { Button } from '../ui/buttons/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { Pagination } from '../ui/layout/pagination.tsx';
import { ScreenHeading } from '../ui/layout/screen-heading.tsx';
import { useDocumentTitle } from '../ui/use-document-title.ts';
import { CreatePageDialog } from './create-page-dialog.tsx';
import { isFiltered, PAGE_SIZE, readFilter } from './pages-filter.ts';
import { PagesFilterBar } from './pages-filter-bar.tsx';
import styles from './pages-screen.module.css';
import { PagesTable } from './pages-table.tsx';

const OF_PAGES = ['page-reserved', 'page-under-site'] as const;

/** All pages: found by words, site, kind and state; each opens in the workspace. */
export function PagesScreen() {
  useDocumentTitle(t.pages.title);
  const [search, setSearch] = useSearchParams();
  const [creating, setCreating] = useState(false);
  const mayEdit = useMay('editor');
  const filter = readFilter(search);
  const api = useApi();
  const pages = useQuery(pagesQuery(api, filter));
  const sites = useQuery(sitesQuery(api)).data ?? [];
  const { data: open } = useQuery(openPagesQuery(api));
  const change = (next: Readonly<Record<string, string | number | undefined>>) =>
    setSearch(withFilter(search, next), { replace: !('page' in next) });

  return (
    <>
      <div className={styles.top}>
        <ScreenHeading title={t.pages.title} count={pages.data && t.pages.count(pages.data.total)} />
        {mayEdit && (
          <Button appearance="primary" icon={Plus} onClick={() => setCreating(true)}>
            {t.pages.create}
          </Button>
        )}
      </div>
      <AddressProblems kinds={OF_PAGES} />
      <PagesFilterBar filter={filter} sites={sites} onChange={change} />
      <div className={styles.list} aria-busy={pages.isFetching}>
        {pages.isPending && <ListSkeleton />}
        {pages.isError && (
          <Notice tone="danger" actions={<Button onClick={() => pages.refetch()}>{t.common.retry}</Button>}>
            <strong>{t.pages.failedTitle}.</strong> {errorSentence(pages.error)}
          </Notice>
        )}
        {pages.data && pages.data.items.length > 0 && (
          <PagesTable pages={pages.data.items} open={open?.items} showsSite={sites.length > 1} />
        )}
        {pages.data && pages.data.items.length === 0 && (
          <NoPages
            filtered={isFiltered(filter)}
            onClear={() => setSearch(new URLSearchParams())}
            onCreate={mayEdit ? () => setCreating(true) : undefined}
          />
        )}
      </div>
      {pages.data && (
        <Pagination
          page={filter.page ?? 1}
          pageSize={PAGE_SIZE}
          total={pages.data.total}
          onChange={(page) => change({ page })}
        />
      )}
      {creating && <CreatePageDialog onClose={() => setCreating(false)} />}
    </>
  );
}

interface NoPagesProps {
  readonly filtered: boolean;
  readonly onClear: () => void;
  readonly onCreate: (() => void) | undefined;
}

function NoPages({ filtered, onClear, onCreate }: NoPagesProps) {
  if (filtered)
    return (
      <EmptyState
        icon={FileQuestion}
        title={t.pages.nothingTitle}
        action={<Button onClick={onClear}>{t.pages.clearFilters}</Button>}
      >
        {t.pages.nothingText}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={FileText}
      title={t.pages.emptyTitle}
      action={
        onCreate && (
          <Button icon={Plus} onClick={onCreate}>
            {t.pages.create}
          </Button>
        )
      }
    >
      {t.pages.emptyText}
    </EmptyState>
  );
}
