import { BUCKETS, type Histogram } from './histogram.ts';

export type Labels = Readonly<Record<string, string>>;

/** Values of one name in Prometheus' text format. */
export interface Metric {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly values: readonly { readonly labels?: Labels; readonly value: number | Histogram }[];
}

const escapeValue = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

function labelsOf(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeValue(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

function histogramLines(name: string, labels: Labels, histogram: Histogram): string[] {
  const bounds = [...BUCKETS.map(String), '+Inf'];
  const buckets = histogram
    .cumulative()
    .map((count, index) => `${name}_bucket${labelsOf({ ...labels, le: bounds[index] ?? '+Inf' })} ${count}`);
  return [
    ...buckets,
    `${name}_sum${labelsOf(labels)} ${histogram.sum}`,
    `${name}_count${labelsOf(labels)} ${histogram.count}`,
  ];
}

/** The whole answer, as Prometheus reads it. */
export function writeMetrics(metrics: readonly Metric[]): string {
  const lines = metrics.flatMap(({ name, help, type, values }) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...values.flatMap(({ labels = {}, value }) =>
      typeof value === 'number' ? [`${name}${labelsOf(labels)} ${value}`] : histogramLines(name, labels, value),
    ),
  ]);
  return `${lines.join('\n')}\n`;
}
