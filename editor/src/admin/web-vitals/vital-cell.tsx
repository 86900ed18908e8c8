import type { VitalSummary } from '../../api/operations/web-vitals.ts';
import { t } from '../../i18n/pl.ts';
import { Badge, type BadgeTone } from '../../ui/feedback/badge.tsx';
import { formatVital } from './format-vital.ts';
import styles from './web-vitals-screen.module.css';

const TONES: Readonly<Record<VitalSummary['rating'], BadgeTone>> = {
  good: 'success',
  'needs-improvement': 'warning',
  poor: 'danger',
};

/** A 75th percentile with its rating in a word. */
export function VitalCell({ summary }: { readonly summary: VitalSummary | undefined }) {
  if (!summary) return <span className={styles.missing}>{t.webVitals.notMeasured}</span>;
  const { metric, p75, rating } = summary;
  return (
    <span className={styles.vital}>
      <span className={styles.value}>{formatVital(metric, p75)}</span>{' '}
      <Badge tone={TONES[rating]}>{t.webVitals.ratings[rating]}</Badge>
    </span>
  );
}
