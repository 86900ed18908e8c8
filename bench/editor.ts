// Speed of the editor with 200 modules on a page, and whether 500 make it slower.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import type { BenchRow } from './bench-row.ts';
import { startFakeRegistry } from './editor/fake-registry.ts';
import {
  type MeasuredDrag,
  measureDrag,
  previewFrame,
  quantile,
  timeKeystrokes,
  timeUntilUsable,
} from './editor/measures.ts';

const DIST = resolve(import.meta.dirname, '../editor/dist');
const FEW = 200;
const MANY = 500;
const OPENINGS = 7;
const DRAGS = 5;
const DRAG_MS = 3000;
const SLOW_FRAME_MS = 34;
/** First module of the measured page: a heading whose text is typed into. */
const TYPED_MODULE = 'm1';
const TYPED_TEXT = 'rosa zbiera sie o swicie zanim slonce dotknie laki len dojrzewa w lipcu';
const DEBIAN_CHROMIUM = '/usr/bin/chromium';

interface Measured {
  readonly usableMs: number;
  readonly keystrokeMs: number;
  readonly slowFrames: number;
  readonly dropMs: number;
  readonly missedDrops: number;
}

/** Measures the built editor in Chromium with a registry that answers immediately. */
export async function run(): Promise<BenchRow[]> {
  const registry = await startFakeRegistry(DIST);
  const executable = existsSync(DEBIAN_CHROMIUM) ? { executablePath: DEBIAN_CHROMIUM } : {};
  const browser = await chromium.launch(executable);
  try {
    const few = await measure(browser, registry.url, FEW);
    const many = await measure(browser, registry.url, MANY);
    return [...rowsOf(few), ...growthRows(few, many)];
  } finally {
    await browser.close();
    await registry.close();
  }
}

async function measure(browser: Browser, url: string, modules: number): Promise<Measured> {
  const address = `${url}/editor/pages/${modules}`;
  const openings: number[] = [];
  for (let opening = 0; opening < OPENINGS; opening += 1) {
    const page = await openPage(browser);
    openings.push(await timeUntilUsable(page, address, modules));
    await page.context().close();
  }
  const page = await openPage(browser);
  await timeUntilUsable(page, address, modules);
  const keystrokes = await measureTyping(page);
  const drags: MeasuredDrag[] = [];
  for (let drag = 0; drag < DRAGS; drag += 1) drags.push(await measureDrag(page, /^Obraz/, DRAG_MS));
  await page.context().close();
  const frames = drags.flatMap((drag) => drag.frames);
  return {
    usableMs: quantile(openings, 0.5),
    keystrokeMs: quantile(keystrokes, 0.95),
    slowFrames: (100 * frames.filter((frame) => frame > SLOW_FRAME_MS).length) / frames.length,
    dropMs: quantile(
      drags.map((drag) => drag.dropMs),
      0.5,
    ),
    missedDrops: drags.filter((drag) => !drag.isWhereTheLineWas).length,
  };
}

async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'pl-PL' });
  return context.newPage();
}

async function measureTyping(page: Page): Promise<number[]> {
  await previewFrame(page).locator(`[data-placed="${TYPED_MODULE}"] > *`).first().click();
  await page.getByRole('textbox', { name: /^Tekst/ }).click();
  return timeKeystrokes(page, TYPED_MODULE, TYPED_TEXT.replaceAll(' ', '_'));
}

function rowsOf({ usableMs, keystrokeMs, slowFrames, dropMs, missedDrops }: Measured): BenchRow[] {
  const on = `editor, ${FEW} modules`;
  return [
    { name: `${on}: usable`, value: usableMs, unit: 'ms', limit: '≤ 900 ms', ok: usableMs <= 900 },
    { name: `${on}: keystroke painted (p95)`, value: keystrokeMs, unit: 'ms', limit: '≤ 30 ms', ok: keystrokeMs <= 30 },
    { name: `${on}: frames over 34 ms in a drag`, value: slowFrames, unit: '%', limit: '≤ 5 %', ok: slowFrames <= 5 },
    { name: `${on}: data changed after the drop`, value: dropMs, unit: 'ms', limit: '≤ 50 ms', ok: dropMs <= 50 },
    { name: `${on}: drops beside the line`, value: missedDrops, unit: 'drops', limit: '0', ok: missedDrops === 0 },
  ];
}

function growthRows(few: Measured, many: Measured): BenchRow[] {
  const row = (what: string, key: 'usableMs' | 'keystrokeMs' | 'dropMs'): BenchRow => {
    const ratio = many[key] / few[key];
    const name = `editor, ${MANY} modules: ${what}`;
    return {
      name,
      value: many[key],
      unit: 'ms',
      floor: few[key],
      ratio,
      limit: `≤ 1.3 × ${FEW} modules`,
      ok: ratio <= 1.3,
    };
  };
  const { slowFrames, missedDrops } = many;
  const isSmooth = slowFrames <= Math.max(5, few.slowFrames * 1.3);
  return [
    row('usable', 'usableMs'),
    row('keystroke painted (p95)', 'keystrokeMs'),
    row('data changed after the drop', 'dropMs'),
    {
      name: `editor, ${MANY} modules: frames over 34 ms in a drag`,
      value: slowFrames,
      unit: '%',
      floor: few.slowFrames,
      limit: `≤ 5 % or 1.3 × ${FEW} modules`,
      ok: isSmooth,
    },
    {
      name: `editor, ${MANY} modules: drops beside the line`,
      value: missedDrops,
      unit: 'drops',
      limit: '0',
      ok: missedDrops === 0,
    },
  ];
}
