import type { ImportAnswer, ImportReport } from '../api/content/page-transfer.ts';
import { t } from '../i18n/pl.ts';
import { type Column, DataTable } from '../lists/data-table.tsx';
import { RowName } from '../lists/row-name.tsx';
import { Badge, type BadgeTone } from '../ui/feedback/badge.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import styles from './page-transfer.module.css';
import { Remarks } from './remarks.tsx';
import { SectionsReportTable } from './sections-report-table.tsx';

const words = t.pageTransfer;
const TONES: Readonly<Record<ImportReport['outcome'], BadgeTone>> = {
  created: 'success',
  updated: 'accent',
  unchanged: 'neutral',
  refused: 'danger',
};

/** What became, or would become, of each page of a file. */
export function ImportReportTable({ report }: { readonly report: ImportAnswer }) {
  const { items, isDryRun } = report;
  const count = (outcome: ImportReport['outcome']) => items.filter((item) => item.outcome === outcome).length;
  const counts = {
    created: count('created'),
    updated: count('updated'),
    unchanged: count('unchanged'),
    refused: count('refused'),
  };
  const rows = items.map((item, index) => ({ ...item, index }));
  return (
    <div role="status" className={styles.report}>
      <Notice tone={counts.refused > 0 ? 'warning' : 'info'}>
        <strong>{words.summary(counts)}.</strong> {isDryRun ? words.planned : words.done}
      </Notice>
      <DataTable label={words.report} columns={COLUMNS} items={rows} keyOf={({ index }) => index} />
      {report.sections.length > 0 && <SectionsReportTable sections={report.sections} />}
    </div>
  );
}

const COLUMNS: readonly Column<ImportReport>[] = [
  {
    key: 'page',
    title: words.columns.page,
    cell: ({ id, title, urlPath, site }) => (
      <RowName {...(id !== undefined && { to: `/pages/${id}` })} detail={site ? `${site} · ${urlPath}` : urlPath}>
        {title || urlPath}
      </RowName>
    ),
  },
  {
    key: 'outcome',
    title: words.columns.outcome,
    cell: ({ outcome, isPublished }) => (
      <>
        <Badge tone={TONES[outcome]}>{words.outcomes[outcome]}</Badge>{' '}
        {outcome !== 'refused' && (
          <span className={styles.state}>{isPublished ? words.isPublished : words.isDraft}</span>
        )}
      </>
    ),
  },
  { key: 'faults', title: words.columns.faults, cell: (item) => <Remarks item={item} /> },
];
