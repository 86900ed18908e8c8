import { test as buildTest } from '@playwright/test';
import { IN_SCREENS, OF_SCREENS, OF_THE_APP } from '../../storefront/build/preload-lists.ts';
import { DRIVERS } from '../catalogue/catalogue.ts';
import {
  driversOfScripts,
  importsOf,
  type ModuleWeight,
  namesEverywhere,
  weighGroup,
  weighModules,
} from '../support/module-weights.ts';
import { expect, expectAlive, shop, test } from '../support/shop.ts';

const MAX_BYTES = 12_000;
/** Modules that most pages have come in one file, with what all modules share, and the app with what it loads later. */
const MAX_COMMON_BYTES = 24_500;

buildTest('no module weighs more than 12 KB with its styles, gzipped', () => {
  const weights = weighModules(DRIVERS);
  const total = ({ scriptBytes, styleBytes }: ModuleWeight) => scriptBytes + styleBytes;
  expect(weights.filter((weight) => total(weight) > MAX_BYTES)).toEqual([]);
  expect(weights.filter((weight) => total(weight) === 0)).toEqual([]);
  expect(weighGroup('forms')).toBeLessThanOrEqual(MAX_BYTES);
  expect(weighGroup('modules')).toBeLessThanOrEqual(MAX_COMMON_BYTES);
});

buildTest('what no list of files to fetch names is imported by the app itself', () => {
  const names = namesEverywhere();
  for (const name of OF_THE_APP) expect(names).toContain(name);
  for (const name of IN_SCREENS) {
    const files = importsOf(name);
    expect(files.length, name).toBeGreaterThan(0);
    for (const imported of files) expect(imported, name).toEqual(expect.arrayContaining([...OF_SCREENS]));
  }
});

test('a page loads scripts of its own modules alone', async ({ context, complaints }) => {
  const loaded = { drivers: 0 };
  for (const path of ['/', '/kontakt', '/szminka-kremowa-z-olejem-z-malin']) {
    const scripts: string[] = [];
    const page = await context.newPage();
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await page.goto(`${shop.storefrontUrl}${path}`);
    await expectAlive(page);
    await page.waitForLoadState('networkidle');
    await page.close();
    const answer = await (await fetch(`${shop.registryUrl}/registry${path}`)).text();
    const placed = new Set([...answer.matchAll(/"driver":"([a-z-]+)"/g)].map(([, driver]) => driver));
    const found = driversOfScripts(scripts, DRIVERS);
    const strangers = found.filter((driver) => !placed.has(driver));
    expect({ path, strangers }).toEqual({ path, strangers: [] });
    loaded.drivers += found.length;
  }
  // The form of the one page, the header and the reviews of the other.
  expect(loaded.drivers).toBeGreaterThanOrEqual(3);
  expect(complaints).toEqual([]);
});
