import type { SectionReport } from '../api/content/page-transfer.ts';
import { t } from '../i18n/pl.ts';
import { type Column, DataTable } from '../lists/data-table.tsx';
import { Badge, type BadgeTone } from '../ui/feedback/badge.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { Remarks } from './remarks.tsx';

const words = t.pageTransfer;
const TONES: Readonly<Record<SectionReport['outcome'], BadgeTone>> = {
  created: 'success',
  updated: 'accent',
  unchanged: 'neutral',
  kept: 'warning',
  refused: 'danger',
};

/** What became, or would become, of each saved section of a file. */
export function SectionsReportTable({ sections }: { readonly sections: readonly SectionReport[] }) {
  const rows = sections.map((section, index) => ({ ...section, index }));
  return (
    <>
      {sections.some(({ outcome }) => outcome === 'kept') && <Notice tone="warning">{words.keptText}</Notice>}
      <DataTable label={words.sectionsReport} columns={COLUMNS} items={rows} keyOf={({ index }) => index} />
    </>
  );
}

const COLUMNS: readonly Column<SectionReport>[] = [
  { key: 'section', title: words.columns.section, cell: ({ name }) => name },
  {
    key: 'outcome',
    title: words.columns.outcome,
    cell: ({ outcome }) => <Badge tone={TONES[outcome]}>{words.sectionOutcomes[outcome]}</Badge>,
  },
  { key: 'faults', title: words.columns.faults, cell: (item) => <Remarks item={item} /> },
];
