// What a purchase is like on a slow phone: from a product's page to the thanks, presses, screens and what moves by itself.
import { type Browser, chromium, devices } from 'playwright';
import type { BenchRow } from './bench-row.ts';
import { recordPresses } from './interactions/press-durations.ts';
import { slowDownCpu, slowDownNetwork } from './interactions/slow-phone.ts';
import { prepareVisitor } from './lighthouse/visitors.ts';
import { recordVisit, type ScreenTimes } from './purchase/record-visit.ts';
import { type Stage, walkPurchase } from './purchase/walk.ts';
import { chromiumPath } from './support/chromium-path.ts';
import { type MeasuredShop, openMeasuredShop } from './support/measured-shop.ts';

const VISITS = 3;
const PRESS_LIMIT_MS = 100;
const CONTENT_LIMIT_MS = 500;
const SHIFT_LIMIT = 0.02;

/** Buys in Chromium with its CPU four times slower and a network of 150 ms and 1.6 Mbit/s. */
export async function run(): Promise<BenchRow[]> {
  const shop = await openMeasuredShop();
  const browser = await chromium.launch({ executablePath: chromiumPath() });
  try {
    const visits: Stage[][] = [];
    for (let visit = 0; visit < VISITS; visit += 1) visits.push(await buy(browser, shop));
    return rowsOf(visits);
  } finally {
    await browser.close();
    await shop.stop();
  }
}

async function buy(browser: Browser, shop: MeasuredShop): Promise<Stage[]> {
  const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'pl-PL' });
  await prepareVisitor('stranger', context, shop);
  const page = await context.newPage();
  await slowDownCpu(page);
  await slowDownNetwork(page);
  await recordPresses(page);
  await recordVisit(page);
  try {
    return await walkPurchase(page, shop.url);
  } finally {
    await context.close();
  }
}

/**
 * A row for all presses, and some for every screen: its slowest press, medians of the times until what it is about was
 * seen (the lines of the cart, the form of a step, the products of the order) and until its heading was, its stillness.
 */
function rowsOf(visits: readonly Stage[][]): BenchRow[] {
  const presses = visits.flatMap((stages) => stages.flatMap((stage) => stage.presses));
  const names = (visits[0] ?? []).map(({ name }) => name);
  const of = (name: string) => visits.flatMap((stages) => stages.filter((stage) => stage.name === name));
  const row = (name: string, value: number, limit: number, unit: string): BenchRow => ({
    name: `purchase: ${name}`,
    value,
    unit,
    limit: `≤ ${limit} ${unit}`.trim(),
    ok: value <= limit,
  });
  return [
    row('presses and keys, 95 of 100', quantile(presses, 0.95), PRESS_LIMIT_MS, 'ms'),
    ...names.map((name) =>
      row(
        `${name}, its slowest press`,
        Math.max(0, ...of(name).flatMap((stage) => stage.presses)),
        PRESS_LIMIT_MS,
        'ms',
      ),
    ),
    ...names
      .slice(1)
      .flatMap((name) => [
        row(`${name}, its content`, timeOf(of(name), 'contentMs'), CONTENT_LIMIT_MS, 'ms'),
        row(`${name}, its heading`, timeOf(of(name), 'headingMs'), CONTENT_LIMIT_MS, 'ms'),
      ]),
    ...names.map((name) =>
      row(`${name}, layout shift`, Math.max(...of(name).map((stage) => stage.shift)), SHIFT_LIMIT, ''),
    ),
  ];
}

/** The median. */
const timeOf = (stages: readonly Stage[], what: keyof ScreenTimes) =>
  quantile(
    stages.flatMap(({ times }) => times?.[what] ?? []),
    0.5,
  );

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0;
}
