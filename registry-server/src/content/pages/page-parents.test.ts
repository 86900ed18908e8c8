import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../fastify-app.ts';
import { aDocument } from '../../testing/a-document.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { dialects } from '../../testing/dialects.ts';
import { type StaffClient, signedIn } from '../../testing/staff-client.ts';

describe.each(dialects)('pages above pages on $name', (dialect) => {
  let app: App;
  let staff: StaffClient;

  const send = (method: 'POST' | 'PUT' | 'PATCH', url: string, payload: object) =>
    staff.inject({ method, url, payload });
  const create = async (urlPath: string, parent?: string) => {
    const title = urlPath.slice(1);
    const document = aDocument({ title, contentProperties: parent === undefined ? {} : { parent } });
    const created = await send('POST', '/staff/pages', { type: 'page', title, urlPath, document });
    expect(created.statusCode, created.body).toBe(201);
    return created.json().page.id as number;
  };
  const publish = (id: number, version = 1) => send('POST', `/staff/pages/${id}/publish`, { version });
  const page = async (urlPath: string, parent?: string) => {
    const id = await create(urlPath, parent);
    const published = await publish(id);
    expect(published.statusCode, published.body).toBe(200);
    return id;
  };
  const read = async (path: string) => (await app.inject({ url: `/registry${path}` })).json();
  const trailAt = async (path: string) => {
    const { meta } = await read(path);
    return meta.related.trail.map(({ urlPath }: { urlPath: string }) => urlPath);
  };

  beforeAll(async () => {
    app = await buildTestApp(dialect);
    staff = await signedIn(app, 'admin');
  });

  test('the way to a page leads over its parents, or over its address where it names none', async () => {
    const top = await page('/o-nas');
    await page('/zespol', 'o-nas');
    await page('/zespol/marta');
    expect(await trailAt('/zespol/marta')).toEqual(['/o-nas', '/zespol', '/zespol/marta']);
    expect((await read('/zespol')).data.parent).toBe(top);
    expect(await trailAt('/o-nas')).toEqual(['/o-nas']);
  });

  test('a parent that is not published ends the way, and is part of it as soon as it is', async () => {
    const draft = await create('/sklepy');
    await page('/sklepy-krakow', 'sklepy');
    expect(await trailAt('/sklepy-krakow')).toEqual(['/sklepy-krakow']);
    await publish(draft);
    await expect.poll(() => trailAt('/sklepy-krakow')).toEqual(['/sklepy', '/sklepy-krakow']);
  });

  test('pages below a page that moves stay below it', async () => {
    const id = await page('/dawny');
    await page('/pod-dawnym', 'dawny');
    await send('PATCH', `/staff/pages/${id}`, { version: 1, urlPath: '/nowy' });
    await expect.poll(() => trailAt('/pod-dawnym')).toEqual(['/nowy', '/pod-dawnym']);
  });

  test.each([
    ['itself', ['/sama:sama']],
    ['a page below it', ['/pierwsza', '/druga:pierwsza', '/trzecia:druga', '/pierwsza:trzecia']],
  ])('a page cannot stand below %s', async (_, steps) => {
    const ids = new Map<string, number>();
    for (const step of steps.slice(0, -1)) {
      const [urlPath = '', parent] = step.split(':');
      ids.set(urlPath, await page(urlPath, parent));
    }
    const [urlPath = '', parent = ''] = (steps.at(-1) ?? '').split(':');
    const id = ids.get(urlPath) ?? (await create(urlPath, parent));
    const document = aDocument({ title: urlPath.slice(1), contentProperties: { parent } });
    const { version } = (await send('PUT', `/staff/pages/${id}/draft`, { version: 1, document })).json();
    const refused = await publish(id, version);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().details.faults).toMatchObject([{ path: '/contentProperties/parent', rule: 'parent-circle' }]);
  });

  test('a parent that is no page is refused', async () => {
    const id = await create('/bez-rodzica', 'nie-ma-takiej');
    expect((await publish(id)).json().details.faults).toMatchObject([
      { path: '/contentProperties/parent', rule: 'missing-reference' },
    ]);
  });
});
