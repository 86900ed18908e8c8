import { parseArgs } from 'node:util';
import { MEASURED_PAGES, type MeasuredPage } from './measured-pages.ts';

export const DEVICES = ['mobile', 'desktop'] as const;
export type LighthouseDevice = (typeof DEVICES)[number];

/** Whether the storefront has the page in memory when the visitor comes; `floor` is the page of React alone. */
export const STATES = ['cold', 'warm', 'floor'] as const;
export type MeasuredState = (typeof STATES)[number];

/** What one call of the benchmark measures. */
export interface LighthousePlan {
  readonly pages: readonly MeasuredPage[];
  readonly devices: readonly LighthouseDevice[];
  readonly states: readonly MeasuredState[];
  /** Runs of which the median counts. */
  readonly runs: number;
}

const DEFAULT_RUNS = '5';

/**
 * Reads `home text --runs 1 --device mobile --state cold`; everything where nothing is named.
 *
 * @throws Error on a page, device or state that does not exist
 */
export function readPlan(args: readonly string[]): LighthousePlan {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: DEFAULT_RUNS },
      device: { type: 'string', multiple: true, default: [...DEVICES] },
      state: { type: 'string', multiple: true, default: [...STATES] },
    },
  });
  const names = MEASURED_PAGES.map(({ name }) => name);
  const wanted = oneOf(names, positionals.length > 0 ? positionals : names, 'page');
  return {
    pages: MEASURED_PAGES.filter(({ name }) => wanted.includes(name)),
    devices: oneOf(DEVICES, values.device, '--device'),
    states: oneOf(STATES, values.state, '--state'),
    runs: readRuns(values.runs),
  };
}

function oneOf<T extends string>(known: readonly T[], wanted: readonly string[], what: string): T[] {
  const unknown = wanted.filter((name) => !known.some((each) => each === name));
  if (unknown.length > 0) throw new Error(`${what} ${unknown.join(', ')} does not exist; there is ${known.join(', ')}`);
  return known.filter((name) => wanted.includes(name));
}

function readRuns(text: string): number {
  const runs = Number(text);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs is not a whole number from 1 on: ${text}`);
  return runs;
}
