import { userAgents } from 'lighthouse/core/config/constants.js';
import { type MeasuredShop, openMeasuredShop } from '../support/measured-shop.ts';
import type { LighthouseDevice, LighthousePlan, MeasuredState } from './arguments.ts';
import { type FloorServer, startFloorServer } from './floor-server.ts';
import { type ObservedVisit, observeVisit, type SimulatedVisit, simulateVisit } from './lighthouse-run.ts';
import type { MeasuredPage } from './measured-pages.ts';
import { publishTextPage } from './text-page.ts';

/** All that was measured of one page in one state on one device. */
export interface PageResult {
  readonly page: MeasuredPage;
  readonly device: LighthouseDevice;
  readonly state: MeasuredState;
  /** The median of each number by itself. */
  readonly simulated: SimulatedVisit;
  readonly observed: ObservedVisit;
}

/** Visits every page of the plan; `onResult` hears of each as it comes. */
export async function measurePages(plan: LighthousePlan, onResult: (result: PageResult) => void) {
  const shop = await openMeasuredShop();
  let floor: FloorServer | undefined;
  try {
    await publishTextPage(shop);
    if (plan.states.includes('floor')) {
      floor = await startFloorServer(
        shop,
        plan.pages.map(({ path }) => path),
      );
    }
    const results: PageResult[] = [];
    for (const page of plan.pages) {
      for (const device of plan.devices) {
        for (const state of plan.states) {
          const url = (state === 'floor' && floor ? floor.url : shop.url) + page.path;
          const prepare = () => prepareVisit(shop, state, url, page.path, device);
          const result = { page, device, state, ...(await measureState(plan.runs, url, device, prepare)) };
          onResult(result);
          results.push(result);
        }
      }
    }
    return results;
  } finally {
    floor?.stop();
    await shop.stop();
  }
}

async function prepareVisit(
  shop: MeasuredShop,
  state: MeasuredState,
  url: string,
  path: string,
  device: LighthouseDevice,
): Promise<void> {
  if (state === 'cold') await shop.evictPages();
  if (state === 'warm') await shop.keepInMemory(path, userAgents[device]);
  if (state === 'floor') await (await fetch(url)).arrayBuffer();
}

async function measureState(
  runs: number,
  url: string,
  device: LighthouseDevice,
  prepare: () => Promise<void>,
): Promise<Pick<PageResult, 'simulated' | 'observed'>> {
  // The first visit is the one that is observed: what it leads to (pictures of the floor) is there for the others.
  await prepare();
  const observed = await observeVisit(url, device);
  const visits: SimulatedVisit[] = [];
  for (let run = 0; run < runs; run += 1) {
    await prepare();
    visits.push(await simulateVisit(url, device));
  }
  return { simulated: medianVisit(visits), observed };
}

function medianVisit(visits: readonly SimulatedVisit[]): SimulatedVisit {
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
