import { expect, test } from 'vitest';
import { ensureFirstAdmin } from '../identity/staff/index.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { dialects } from '../testing/dialects.ts';
import { readNamedPages, seedPages } from './seed-pages.ts';
import { signIn } from './staff-api.ts';

const credentials = { adminEmail: 'admin@rosailen.example', adminPassword: 'poziomki w trawie' };

test('pages are published once; one that stands at another address of its site stays there', async () => {
  const [sqlite] = dialects;
  const { regulamin } = readNamedPages();
  if (!sqlite || !regulamin) throw new Error('There is no database or no page to test with.');
  const app = await buildTestApp(sqlite);
  await ensureFirstAdmin(app.db, credentials);
  const api = await signIn(await app.listen({ port: 0 }), credentials.adminEmail, credentials.adminPassword);
  const pages = [{ ...regulamin, translationGroup: 'regulamin' }];
  expect(await seedPages(api, { site: 'pl', pages }, new Map())).toEqual({ created: 1, kept: 0 });
  expect(await seedPages(api, { site: 'pl', pages }, new Map())).toEqual({ created: 0, kept: 1 });

  const moved = pages.map((page) => ({ ...page, urlPath: '/zasady' }));
  expect(await seedPages(api, { site: 'pl', pages: moved }, new Map())).toEqual({ created: 0, kept: 1 });
  const { items } = await api.get<{ items: object[] }>('/staff/pages');
  expect(items).toMatchObject([{ urlPath: regulamin.urlPath, status: 'published' }]);
});
