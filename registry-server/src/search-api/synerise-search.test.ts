import { DEMO_SEARCH_INDEX, DEMO_TRACKER_KEY } from '@witryna/stand-ins';
import { expect, test } from 'vitest';
import { aProduct } from '../testing/a-catalogue.ts';
import { aSite } from '../testing/a-site.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { dialects } from '../testing/dialects.ts';
import { runStandIns } from '../testing/run-stand-ins.ts';
import { signedIn } from '../testing/staff-client.ts';

async function aShop(apiUrl: string, search?: object) {
  const [sqlite] = dialects;
  if (!sqlite) throw new Error('no dialect');
  const env = {
    SYNERISE_API_URL: apiUrl,
    SYNERISE_TRACKER_KEY: DEMO_TRACKER_KEY,
    SYNERISE_INDEX_ID: DEMO_SEARCH_INDEX,
  };
  const app = await buildTestApp(sqlite, { env, ...(search && { sites: [aSite({ generalSettings: { search } })] }) });
  const staff = await signedIn(app, 'publisher');
  const put = (sku: string, changes = {}) =>
    staff.inject({ method: 'PUT', url: `/staff/catalogue/products/${sku}`, payload: aProduct(sku, changes) });
  await put('RL-SW-002');
  if (search) await put('OURS', { name: 'Krem róży' });
  return app;
}

test('what Synerise finds is shown as the catalogue knows it; what the shop does not have is left out', async () => {
  const standIns = await runStandIns();
  const app = await aShop(`${standIns.url}/synerise`);
  const { data } = (await app.inject('/synerise/search?q=krem%20r%C3%B3%C5%BCy&per-page=50')).json();
  expect(data.total).toBeGreaterThan(0);
  expect(data.products).toMatchObject([
    { sku: 'RL-SW-002', name: 'Krem RL-SW-002', price: { final: { amount: 8900 } } },
  ]);
  expect(data).toMatchObject({ phrase: 'krem róży', page: 1, pageSize: 50, categories: [], phrases: [] });
});

test('a site that says so suggests what Synerise finds, and its own while that is down', async () => {
  const standIns = await runStandIns();
  const suggested = async (apiUrl: string, search: object) => {
    const app = await aShop(apiUrl, search);
    const { data } = (await app.inject('/search/suggestions?q=krem%20r%C3%B3%C5%BCy')).json();
    return data.products.map(({ sku }: { sku: string }) => sku);
  };
  expect(await suggested(`${standIns.url}/synerise`, {})).toEqual(['OURS']);
  expect(await suggested(`${standIns.url}/synerise`, { provider: 'synerise' })).toEqual(['RL-SW-002']);
  expect(await suggested('http://127.0.0.1:9', { provider: 'synerise' })).toEqual(['OURS']);
});

test('while Synerise is down the answer says so at once', async () => {
  // Nobody listens on this port.
  const app = await aShop('http://127.0.0.1:9');
  const response = await app.inject('/synerise/search?q=krem');
  expect([response.statusCode, response.json().code]).toEqual([503, 'service-failed']);
});
