import { expect, test, vi } from 'vitest';
import { ensureFirstAdmin } from '../identity/staff/index.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { dialects } from '../testing/dialects.ts';
import { readSeedCatalogue, seedCatalogue } from './seed-catalogue.ts';
import { seedPromotions } from './seed-promotions.ts';
import { signIn } from './staff-api.ts';

// All of the catalogue goes through the API.
vi.setConfig({ testTimeout: 120_000 });

const credentials = { adminEmail: 'admin@rosailen.example', adminPassword: 'poziomki w trawie' };

test('coupons and gift rules of the seed fit its catalogue; what is there stays as staff left it', async () => {
  const [sqlite] = dialects;
  if (!sqlite) throw new Error('There is no database to test with.');
  const app = await buildTestApp(sqlite);
  await ensureFirstAdmin(app.db, credentials);
  const api = await signIn(await app.listen({ port: 0 }), credentials.adminEmail, credentials.adminPassword);
  await seedCatalogue(api, readSeedCatalogue(), new Map());

  expect(await seedPromotions(api)).toEqual({ coupons: 4, giftRules: 2 });
  await app.db.updateTable('coupon').set({ isActive: false }).where('codeKey', '=', 'WITAJ10').execute();
  expect(await seedPromotions(api)).toEqual({ coupons: 0, giftRules: 0 });
  const { items } = await api.get<{ items: { code: string; isActive: boolean }[] }>('/staff/coupons?search=witaj');
  expect(items).toMatchObject([{ code: 'WITAJ10', isActive: false }]);
});
