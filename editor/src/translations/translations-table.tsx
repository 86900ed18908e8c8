import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useApi } from '../api/api-context.tsx';
import { type TranslationToDo, translationsQuery } from '../api/content/translations.ts';
import { useMay } from '../api/identity/session.ts';
import type { PageSummary } from '../api/types.ts';
import { t } from '../i18n/pl.ts';
import { type Column, DataTable } from '../lists/data-table.tsx';
import { RowName } from '../lists/row-name.tsx';
import { PageStatusBadge } from '../pages/index.ts';
import buttonStyles from '../ui/buttons/button.module.css';
import { Button } from '../ui/buttons/button.tsx';
import { Badge } from '../ui/feedback/badge.tsx';
import { CopyDialog } from './copy-dialog.tsx';

interface ToSite {
  readonly code: string;
  readonly name: string;
}

const { columns, openVersion } = t.translations.list;

const COLUMNS: readonly Column<TranslationToDo>[] = [
  {
    key: 'page',
    title: columns.page,
    cell: ({ page }) => (
      <RowName to={`/pages/${page.id}`} detail={page.urlPath}>
        {page.title || t.workspace.untitled}
      </RowName>
    ),
  },
  {
    key: 'type',
    title: columns.type,
    isSecondary: true,
    cell: ({ page }) => (
      <>
        {t.pages.types[page.type] ?? page.type} {page.isTemplate && <Badge tone="accent">{t.pages.template}</Badge>}
      </>
    ),
  },
  { key: 'status', title: columns.status, isSecondary: true, cell: ({ page }) => <PageStatusBadge page={page} /> },
];

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
  const action: Column<TranslationToDo> = {
    key: 'action',
    title: columns.action,
    hasHiddenTitle: true,
    align: 'end',
    cell: ({ page, version }) => (
      <>
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
      </>
    ),
  };
  return (
    <>
      <DataTable
        label={t.translations.list.title}
        columns={[...COLUMNS, action]}
        items={items}
        keyOf={({ page }) => page.id}
      />
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
