import { expect, test } from 'vitest';
import { ensureFirstAdmin } from '../identity/staff/index.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { dialects } from '../testing/dialects.ts';
import { seedPayments } from './seed-payments.ts';
import { type StaffApi, signIn } from './staff-api.ts';

const credentials = { adminEmail: 'admin@rosailen.example', adminPassword: 'poziomki w trawie' };

async function offered(api: StaffApi) {
  const { settings } = await api.get<{
    settings: { methods: { code: string; isActive: boolean; priority: number; title: string }[] };
  }>('/staff/payment-settings?site=pl');
  return settings.methods.filter(({ isActive }) => isActive).toSorted((a, b) => a.priority - b.priority);
}

test('the demo puts BLIK first, once; what staff have set stays', async () => {
  const [sqlite] = dialects;
  if (!sqlite) throw new Error('There is no database to test with.');
  const app = await buildTestApp(sqlite);
  await ensureFirstAdmin(app.db, credentials);
  const api = await signIn(await app.listen({ port: 0 }), credentials.adminEmail, credentials.adminPassword);
  expect(await seedPayments(api)).toBe(1);
  const methods = await offered(api);
  expect(methods[0]).toMatchObject({ code: 'przelewy24_blik', title: 'BLIK' });
  expect(methods.filter(({ title }) => title.includes('BLIK'))).toHaveLength(1);
  expect(await seedPayments(api)).toBe(0);
});
