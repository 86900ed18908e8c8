// How long a press takes to be answered on a phone whose CPU is four times slower.
import { type Browser, chromium, devices } from 'playwright';
import type { BenchRow } from './bench-row.ts';
import { INTERACTIONS, type Interaction } from './interactions/interactions.ts';
import { readPresses, recordPresses } from './interactions/press-durations.ts';
import { slowDownCpu } from './interactions/slow-phone.ts';
import { prepareVisitor } from './lighthouse/visitors.ts';
import { chromiumPath } from './support/chromium-path.ts';
import { type MeasuredShop, openMeasuredShop } from './support/measured-shop.ts';

const VISITS = 3;
const LIMIT_MS = 100;
/** What takes less time is not reported by the browser. */
const LEAST_REPORTED_MS = 16;

/** Drives the demo shop in Chromium; the longest time from a press to the next paint counts. */
export async function run(): Promise<BenchRow[]> {
  const shop = await openMeasuredShop();
  const browser = await chromium.launch({ executablePath: chromiumPath() });
  try {
    const rows: BenchRow[] = [];
    for (const interaction of INTERACTIONS) {
      const durations: number[] = [];
      for (let visit = 0; visit < VISITS; visit += 1) durations.push(...(await measure(browser, shop, interaction)));
      rows.push(rowOf(interaction, durations));
    }
    return rows;
  } finally {
    await browser.close();
    await shop.stop();
  }
}

async function measure(browser: Browser, shop: MeasuredShop, { path, press, visitor = 'stranger' }: Interaction) {
  const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'pl-PL' });
  await prepareVisitor(visitor, context, shop);
  const page = await context.newPage();
  await slowDownCpu(page);
  await recordPresses(page);
  await page.goto(shop.url + path, { waitUntil: 'load' });
  await press(page);
  const durations = await readPresses(page);
  await context.close();
  return durations;
}

function rowOf({ name }: Interaction, durations: readonly number[]): BenchRow {
  const value = Math.max(LEAST_REPORTED_MS, ...durations);
  return { name: `${name}: slowest press`, value, unit: 'ms', limit: `≤ ${LIMIT_MS} ms`, ok: value <= LIMIT_MS };
}
