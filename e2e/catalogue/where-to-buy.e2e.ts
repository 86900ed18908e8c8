import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { test as catalogueTest, expect } from './catalogue.ts';

/** One transparent pixel. */
const TILE = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const WROCLAW = { latitude: 51.1, longitude: 17.03 };

interface TileServer {
  readonly url: string;
  /** Paths of the tiles that were asked for. */
  readonly asked: readonly string[];
}

/** A server of tiles on this machine that remembers what it was asked for. */
const test = catalogueTest.extend<{ tiles: TileServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  tiles: async ({}, use) => {
    const asked: string[] = [];
    const server = createServer(({ url = '' }, response) => {
      asked.push(url);
      response.writeHead(200, { 'content-type': 'image/gif' }).end(TILE);
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    await use({ url: `http://127.0.0.1:${port}/{z}/{x}/{y}.gif`, asked });
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  },
});

async function openPlaces(page: Page, catalogueUrl: string, { url }: TileServer) {
  const address = new URLSearchParams({ bare: '', driver: 'where-to-buy', example: 'typical', tiles: url });
  await page.goto(`${catalogueUrl}/?${address}`);
  await expect(page.getByRole('listitem')).toHaveCount(4);
}

const names = (page: Page) => page.getByRole('listitem').locator('p:first-child').allTextContents();
const BY_EDITOR = ['Pracownia Rosa i Len', 'Zielnik przy Floriańskiej', 'Dom z ziołami', 'Stragan w Łodzi'];

test('shops are read without a map; one that is asked for works by keyboard, nearest first as well', async ({
  page,
  context,
  catalogue,
  messages,
  tiles,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(WROCLAW);
  await openPlaces(page, catalogue.url, tiles);
  expect(await names(page)).toEqual(BY_EDITOR);
  const before = scripts.length;
  expect(tiles.asked).toEqual([]);

  await page.getByRole('button', { name: 'Pokaż mapę' }).press('Enter');
  const map = page.getByRole('region', { name: 'Mapa sklepów' });
  await expect(map).toBeFocused();
  await expect.poll(() => tiles.asked.length).toBeGreaterThan(0);
  expect(scripts.length).toBe(before + 1);
  // One of the four has no place on earth.
  await expect(map.getByRole('button', { name: /Pracownia|Zielnik|Dom z/ })).toHaveCount(3);
  for (const marker of await map.locator('.leaflet-marker-icon').all()) await expect(marker).toBeInViewport();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(map.getByText('Pracownia Rosa i Len, ul. Lniana 7, Supraśl')).toBeVisible();
  await map.getByRole('button', { name: 'Zamknij' }).press('Enter');
  await expect(map.getByText('ul. Lniana 7')).toHaveCount(0);
  const seen = tiles.asked.length;
  await map.getByRole('button', { name: 'Przybliż' }).press('Enter');
  await expect.poll(() => tiles.asked.length).toBeGreaterThan(seen);

  await page.getByRole('button', { name: 'Najbliżej mnie' }).press('Enter');
  await expect(page.getByRole('status')).toHaveText('Najbliższe są na górze.');
  expect((await names(page))[0]).toBe('Dom z ziołami');
  expect((await names(page)).at(-1)).toBe('Stragan w Łodzi');
  expect(messages).toEqual([]);
});

test('on a phone the map stays in the window, and who does not tell where they are reads what to do', async ({
  page,
  catalogue,
  messages,
  tiles,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPlaces(page, catalogue.url, tiles);
  await page.getByRole('button', { name: 'Najbliżej mnie' }).click();
  await expect(page.getByRole('status')).toContainText('Wpisz miejscowość');
  expect(await names(page)).toEqual(BY_EDITOR);

  await page.getByRole('button', { name: 'Pokaż mapę' }).click();
  const box = await page.getByRole('region', { name: 'Mapa sklepów' }).boundingBox();
  expect(box?.width).toBeLessThanOrEqual(390);
  expect(box?.height).toBeLessThan(844 * 0.7);
  await page.getByRole('searchbox').fill('lodz');
  expect(await names(page)).toEqual(['Stragan w Łodzi']);
  // Nothing of it is on the map.
  await expect(page.getByRole('region', { name: 'Mapa sklepów' })).toHaveCount(0);
  expect(messages).toEqual([]);
});
