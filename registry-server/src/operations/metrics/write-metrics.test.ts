import { expect, test } from 'vitest';
import { createHistogram } from './histogram.ts';
import { writeMetrics } from './write-metrics.ts';

test('writes what Prometheus reads', () => {
  const histogram = createHistogram();
  for (const seconds of [0.0005, 0.001, 0.02, 60]) histogram.observe(seconds);
  const text = writeMetrics([
    { name: 'a', help: 'A.', type: 'gauge', values: [{ value: 1 }, { labels: { of: 'x"\\\n' }, value: 2 }] },
    { name: 'b_seconds', help: 'B.', type: 'histogram', values: [{ labels: { route: '/r' }, value: histogram }] },
  ]);
  expect(text).toContain('# HELP a A.\n# TYPE a gauge\na 1\na{of="x\\"\\\\\\n"} 2\n');
  expect(text).toContain('b_seconds_bucket{route="/r",le="0.001"} 2\n');
  expect(text).toContain('b_seconds_bucket{route="/r",le="0.025"} 3\n');
  expect(text).toContain('b_seconds_bucket{route="/r",le="+Inf"} 4\n');
  expect(text).toContain('b_seconds_count{route="/r"} 4\n');
  expect(text).toMatch(/b_seconds_sum\{route="\/r"\} 60\.02/);
});
