import type { LighthouseDevice, MeasuredState } from './arguments.ts';
import type { MeasuredPage } from './measured-pages.ts';

/** What the simulation of a slow phone (or a desktop) says of one visit. */
export interface SimulatedVisit {
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly blockingMs: number;
  readonly layoutShift: number;
  readonly speedIndexMs: number;
  /** 0 to 100. */
  readonly score: number;
}

export const RESOURCE_KINDS = ['html', 'css', 'js', 'fonts', 'pictures', 'other'] as const;
export type ResourceKind = (typeof RESOURCE_KINDS)[number];

/** What was seen of one visit over a network and CPU that are really that slow. */
export interface ObservedVisit {
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  /** Bytes on the wire. */
  readonly bytes: Readonly<Record<ResourceKind, number>>;
  readonly requestsBeforeLargestPaint: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
}

/** All that was measured of one page in one state on one device. */
export interface PageResult {
  readonly page: MeasuredPage;
  readonly device: LighthouseDevice;
  readonly state: MeasuredState;
  /** The median of each number by itself. */
  readonly simulated: SimulatedVisit;
  readonly observed: ObservedVisit;
}

/** The median of each number by itself. */
export function medianVisit(visits: readonly SimulatedVisit[]): SimulatedVisit {
  const medianOf = (name: keyof SimulatedVisit) => median(visits.map((visit) => visit[name]));
  return {
    firstPaintMs: medianOf('firstPaintMs'),
    largestPaintMs: medianOf('largestPaintMs'),
    blockingMs: medianOf('blockingMs'),
    layoutShift: medianOf('layoutShift'),
    speedIndexMs: medianOf('speedIndexMs'),
    score: medianOf('score'),
  };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
