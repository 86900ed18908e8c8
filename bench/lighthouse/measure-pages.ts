import { userAgents } from 'lighthouse/core/config/constants.js';
import { type MeasuredShop, openMeasuredShop } from '../support/measured-shop.ts';
import type { LighthouseDevice, LighthousePlan, MeasuredState } from './arguments.ts';
import { type FloorServer, startFloorServer } from './floor-server.ts';
import { type Become, observeVisit, simulateVisit } from './lighthouse-run.ts';
import { publishTextPage } from './text-page.ts';
import { becomeVisitor } from './visitors.ts';
import { medianVisit, type PageResult, type SimulatedVisit } from './visits.ts';

/** Visits every page of the plan; `onResult` hears of each as it comes. */
export async function measurePages(plan: LighthousePlan, onResult: (result: PageResult) => void) {
  const shop = await openMeasuredShop();
  let floor: FloorServer | undefined;
  try {
    await publishTextPage(shop);
    if (plan.states.includes('floor')) {
      floor = await startFloorServer(
        shop,
        plan.pages.filter(({ isScreen }) => !isScreen).map(({ path }) => path),
      );
    }
    const results: PageResult[] = [];
    for (const page of plan.pages) {
      for (const device of plan.devices) {
        for (const state of plan.states) {
          if (page.isScreen && state !== 'cold') continue;
          const url = (state === 'floor' && floor ? floor.url : shop.url) + page.path;
          const prepare = () => prepareVisit(shop, state, url, page.path, device);
          const become = (port: number) => becomeVisitor(page.visitor, shop, port);
          const result = { page, device, state, ...(await measureState(plan.runs, url, device, prepare, become)) };
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
  become: Become,
): Promise<Pick<PageResult, 'simulated' | 'observed'>> {
  // The first visit is the one that is observed: what it leads to (pictures of the floor) is there for the others.
  await prepare();
  const observed = await observeVisit(url, device, become);
  const visits: SimulatedVisit[] = [];
  for (let run = 0; run < runs; run += 1) {
    await prepare();
    visits.push(await simulateVisit(url, device, become));
  }
  return { simulated: medianVisit(visits), observed };
}
