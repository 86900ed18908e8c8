import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../fastify-app.ts';
import { aDocument, aPlaced } from '../../testing/a-document.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { dialects } from '../../testing/dialects.ts';
import { type StaffClient, signedIn } from '../../testing/staff-client.ts';

describe.each(dialects)('looking for words on $name', (dialect) => {
  let app: App;
  let viewer: StaffClient;
  let id: number;

  beforeAll(async () => {
    app = await buildTestApp(dialect);
    viewer = await signedIn(app, 'viewer');
    const editor = await signedIn(app, 'editor');
    const document = aDocument({ title: 'Len' }, aPlaced('h', 'heading', { text: 'Rosa na lnie' }));
    const payload = { type: 'page', title: 'Len', urlPath: '/len', document };
    id = (await editor.inject({ method: 'POST', url: '/staff/pages', payload })).json().page.id;
  });

  test('a viewer is answered pages with their texts, and how the page stands', async () => {
    const { items, isWhole } = (await viewer.inject({ url: '/staff/page-texts?search=rosa%20na' })).json();
    expect(isWhole).toBe(true);
    expect(items).toMatchObject([
      {
        page: { id, urlPath: '/len', site: 'pl', status: 'draft', version: 1 },
        texts: [{ path: '/containers/h/settings/text', text: 'Rosa na lnie', placedModuleId: 'h', driver: 'heading' }],
      },
    ]);
  });

  test.each([
    ['?search=r', 422],
    [`?search=${'r'.repeat(201)}`, 422],
    ['', 422],
    ['?search=rosa&matchCase=perhaps', 422],
    ['?search=rosa&wholeWords=perhaps', 422],
    ['?search=rosa&site=nowhere', 404],
    ['?search=%00%00', 422],
    ['?search=rosa&site=pl&matchCase=true&wholeWords=true', 200],
  ])('%s is answered with %i', async (query, status) => {
    expect((await viewer.inject({ url: `/staff/page-texts${query}` })).statusCode).toBe(status);
  });

  test('nobody reads drafts without signing in', async () => {
    expect((await app.inject({ url: '/staff/page-texts?search=rosa' })).statusCode).toBe(401);
  });
});
