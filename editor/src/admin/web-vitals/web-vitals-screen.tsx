import { useQuery } from '@tanstack/react-query';
import { Gauge } from 'lucide-react';
import { useApi } from '../../api/api-context.tsx';
import { type VitalsAnswer, webVitalsQuery } from '../../api/operations/web-vitals.ts';
import { t } from '../../i18n/pl.ts';
import { type Column, DataTable } from '../../lists/data-table.tsx';
import { ChoiceFilter } from '../../lists/filters.tsx';
import { ListScreen } from '../../lists/list-screen.tsx';
import { parseEnum } from '../../lists/parse-enum.ts';
import { RowName } from '../../lists/row-name.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { formatVital } from './format-vital.ts';
import { VitalCell } from './vital-cell.tsx';
import { VITAL_DEVICES, VITAL_PAGES, type VitalMetric, type VitalRow, vitalRows } from './vital-rows.ts';
import styles from './web-vitals-screen.module.css';

const DEFAULT_DEVICE = 'phone';
const PERIODS = ['28', '7'] as const;

const metricColumn = (metric: VitalMetric): Column<VitalRow> => ({
  key: metric,
  title: t.webVitals.metrics[metric],
  cell: ({ byMetric }) => <VitalCell summary={byMetric.get(metric)} />,
});

const COLUMNS: readonly Column<VitalRow>[] = [
  {
    key: 'page',
    title: t.webVitals.page,
    cell: ({ page, samples }) => <RowName detail={t.webVitals.samples(samples)}>{t.webVitals.pages[page]}</RowName>,
  },
  metricColumn('LCP'),
  metricColumn('INP'),
  metricColumn('CLS'),
  metricColumn('FCP'),
  metricColumn('TTFB'),
];

/** How fast the shop was for its visitors, by kind of page. */
export function WebVitalsScreen() {
  const address = useListAddress(['device', 'days']);
  const device = parseEnum(VITAL_DEVICES, address.filter.device) ?? DEFAULT_DEVICE;
  const days = parseEnum(PERIODS, address.filter.days) ?? PERIODS[0];
  const vitals = useQuery({
    ...webVitalsQuery(useApi(), Number(days)),
    select: (answer) => ({ ...listOfRows(vitalRows(answer, device)), thresholds: answer.thresholds }),
  });
  return (
    <ListScreen
      title={t.webVitals.title}
      lead={t.webVitals.lead}
      count={t.webVitals.count}
      list={vitals}
      // Every choice is a question of its own: there is nothing to clear.
      address={{ ...address, page: 1, isFiltered: false }}
      pageSize={VITAL_PAGES.length}
      empty={{ icon: Gauge, title: t.webVitals.empty, text: t.webVitals.emptyText }}
      filters={
        <>
          <ChoiceFilter
            label={t.webVitals.device}
            value={device}
            choices={VITAL_DEVICES.map((known) => [known, t.webVitals.devices[known]])}
            onChoose={(next) => address.change({ device: next })}
          />
          <ChoiceFilter
            label={t.webVitals.period}
            value={days}
            choices={PERIODS.map((known) => [known, t.webVitals.periods[known]])}
            onChoose={(next) => address.change({ days: next })}
          />
        </>
      }
    >
      {(rows) => (
        <>
          {/* Wider than a phone, so it scrolls by itself. */}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard */}
          <section className={styles.scroller} aria-label={t.webVitals.title} tabIndex={0}>
            <DataTable label={t.webVitals.title} columns={COLUMNS} items={rows} keyOf={({ page }) => page} />
          </section>
          <Thresholds thresholds={vitals.data?.thresholds ?? []} />
        </>
      )}
    </ListScreen>
  );
}

const listOfRows = (items: readonly VitalRow[]) => ({
  items: [...items],
  total: items.length,
  page: 1,
  pageSize: VITAL_PAGES.length,
});

function Thresholds({ thresholds }: Pick<VitalsAnswer, 'thresholds'>) {
  return (
    <section className={styles.thresholds}>
      <h2>{t.webVitals.thresholds}</h2>
      <ul>
        {thresholds.map(({ metric, good, poor }) => (
          <li key={metric}>
            {t.webVitals.threshold(t.webVitals.metrics[metric], formatVital(metric, good), formatVital(metric, poor))}
          </li>
        ))}
      </ul>
    </section>
  );
}
