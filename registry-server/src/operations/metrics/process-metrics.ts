import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import type { Metric } from './write-metrics.ts';

const RESOLUTION_MS = 20;
const NS_PER_SECOND = 1e9;

const gauge = (name: string, help: string, values: Metric['values']): Metric => ({ name, help, type: 'gauge', values });

/** Memory, time, and how late the event loop is. */
export function createProcessMetrics() {
  const delay: IntervalHistogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();

  /** Sampling interval: time beyond it is lag. */
  const late = (nanoseconds: number) => Math.max(0, nanoseconds / NS_PER_SECOND - RESOLUTION_MS / 1_000) || 0;

  return {
    /** Delays since the last reading. */
    read(): Metric[] {
      const quantiles = [
        ...[50, 99].map((quantile) => ({
          labels: { quantile: String(quantile / 100) },
          value: late(delay.percentile(quantile)),
        })),
        { labels: { quantile: '1' }, value: late(delay.max) },
      ];
      delay.reset();
      const memory = process.memoryUsage();
      const { user, system } = process.cpuUsage();
      return [
        gauge('witryna_event_loop_lag_seconds', 'How late the event loop was since the last reading.', quantiles),
        gauge('witryna_memory_bytes', 'Memory of the process.', [
          { labels: { kind: 'rss' }, value: memory.rss },
          { labels: { kind: 'heap' }, value: memory.heapUsed },
          { labels: { kind: 'external' }, value: memory.external },
        ]),
        gauge('witryna_uptime_seconds', 'Since the process started.', [{ value: process.uptime() }]),
        {
          name: 'witryna_cpu_seconds_total',
          help: 'Time of the processors.',
          type: 'counter',
          values: [{ value: (user + system) / 1e6 }],
        },
      ];
    },
    stop: () => void delay.disable(),
  };
}
