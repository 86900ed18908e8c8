import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useApi } from '../api/api-context.tsx';
import { useMay } from '../api/session.ts';
import { type TranslationToDo, translationsQuery } from '../api/translations.ts';
import type { PageSummary } from '../api/types.ts';
import { t } from '../i18n/pl.ts';
import { PageStatusBadge } from '../pages/index.ts';
import { Badge } from '../ui/badge.tsx';
import buttonStyles from '../ui/button.module.css';
import { Button } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { CopyDialog } from './copy-dialog.tsx';
import styles from './translations-table.module.css';

interface ToSite {
  readonly code: string;
  readonly name: string;
}

const { columns, openVersion } = t.translations.list;

/** One row a page: the way to it, and to its version on the other site, or to a copy there. */
export function TranslationsTable({
  items,
  site,
}: {
  readonly items: readonly TranslationToDo[];
  readonly site: ToSite;
}) {
  const mayEdit = useMay('editor');
  const [copied, setCopied] = useState<PageSummary>();
  return (
    <>
      <table className={styles.table}>
        <thead className={styles.head}>
          <tr>
            <th scope="col">{columns.page}</th>
            <th scope="col">{columns.type}</th>
            <th scope="col">{columns.status}</th>
            <th scope="col">
              <span className="visually-hidden">{columns.action}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ page, version }) => (
            <tr key={page.id} className={styles.row}>
              <td>
                <Link to={`/pages/${page.id}`} className={styles.title}>
                  {page.title || t.workspace.untitled}
                </Link>
                <span className={styles.path}>{page.urlPath}</span>
              </td>
              <td className={styles.type}>
                {t.pages.types[page.type] ?? page.type}{' '}
                {page.isTemplate && <Badge tone="accent">{t.pages.template}</Badge>}
              </td>
              <td className={styles.state}>
                <PageStatusBadge page={page} />
              </td>
              <td className={styles.action}>
                {version && (
                  <Link
                    to={`/pages/${version.id}`}
                    className={buttonStyles.button}
                    data-appearance="quiet"
                    aria-label={`${openVersion}: ${page.title}`}
                  >
                    {openVersion}
                  </Link>
                )}
                {!version && mayEdit && (
                  <Button
                    appearance="quiet"
                    aria-label={`${t.translations.copy}: ${page.title}`}
                    onClick={() => setCopied(page)}
                  >
                    {t.translations.copy}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {copied && <CopyOf key={copied.id} page={copied} site={site} onClose={() => setCopied(undefined)} />}
    </>
  );
}

/** The copy of a page of the list, once it is known where it could stand. */
function CopyOf({
  page,
  site,
  onClose,
}: {
  readonly page: PageSummary;
  readonly site: ToSite;
  readonly onClose: () => void;
}) {
  const known = useQuery(translationsQuery(useApi(), page.id));
  if (known.isPending) return null;
  const version = known.data?.versions.find((each) => each.site === site.code);
  return (
    <CopyDialog
      page={page}
      site={site}
      proposedUrlPath={version?.proposedUrlPath ?? page.urlPath}
      isByAddress={known.data?.isByAddress ?? false}
      onClose={onClose}
    />
  );
}

const ROWS = [62, 44, 71, 38, 55];

/** The table's shape while it loads. */
export function TranslationsTableSkeleton() {
  return (
    <div role="status" aria-label={t.common.loading} className={styles.skeleton}>
      {ROWS.map((width) => (
        <div key={width} className={styles.skeletonRow}>
          <Skeleton width={`${width}%`} />
          <Skeleton width="70%" />
          <Skeleton width="80%" height={18} />
          <Skeleton width="60%" />
        </div>
      ))}
    </div>
  );
}
