import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { App } from '../../fastify-app.ts';
import { aProduct } from '../../testing/a-catalogue.ts';
import { aDocument, aPlaced } from '../../testing/a-document.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { dialects } from '../../testing/dialects.ts';
import { type StaffClient, signedIn } from '../../testing/staff-client.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const IN_AN_HOUR = '2026-11-20T13:00:00.000Z';
const IN_TWO_HOURS = '2026-11-20T14:00:00.000Z';

describe.each(dialects)('schedules of pages on $name', (dialect) => {
  let app: App;
  let staff: StaffClient;

  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    app = await buildTestApp(dialect);
    staff = await signedIn(app, 'publisher');
  });
  beforeEach(() => void vi.setSystemTime(NOW));
  afterAll(() => void vi.useRealTimers());

  const documentOf = (title: string) => aDocument({ title });
  async function create(urlPath: string, document = documentOf(urlPath)): Promise<number> {
    const payload = { type: 'page', title: document.title, urlPath, document };
    const created = await staff.inject({ method: 'POST', url: '/staff/pages', payload });
    expect(created.statusCode, created.body).toBe(201);
    return created.json().page.id;
  }
  const schedule = (id: number, payload: object, by = staff) =>
    by.inject({ method: 'PUT', url: `/staff/pages/${id}/schedule`, payload: { version: 1, ...payload } });
  const scheduleOf = async (id: number) => (await staff.inject({ url: `/staff/pages/${id}/schedule` })).json();
  const publish = (id: number) =>
    staff.inject({ method: 'POST', url: `/staff/pages/${id}/publish`, payload: { version: 1 } });
  const save = (id: number, document: object) =>
    staff.inject({ method: 'PUT', url: `/staff/pages/${id}/draft`, payload: { version: 1, document } });
  async function read(path: string) {
    const answer = await app.inject(`/registry${path}`);
    return { status: answer.statusCode, until: answer.headers['x-valid-until'], title: answer.json().data?.title };
  }

  test('a page comes and goes at its time, and no answer outlives it', async () => {
    const id = await create('/promocja');
    expect((await schedule(id, { publishAt: IN_AN_HOUR, unpublishAt: IN_TWO_HOURS })).statusCode).toBe(200);
    expect(await read('/promocja')).toMatchObject({ status: 404, until: IN_AN_HOUR });
    vi.setSystemTime(new Date(IN_AN_HOUR));
    expect(await read('/promocja')).toEqual({ status: 200, until: IN_TWO_HOURS, title: '/promocja' });
    vi.setSystemTime(new Date(IN_TWO_HOURS));
    expect(await read('/promocja')).toMatchObject({ status: 404, until: undefined });
    expect(await scheduleOf(id)).toEqual({});
  });

  test('what was the draft when the time was set is published, and what stands there stays until then', async () => {
    const id = await create('/cennik', documentOf('Stary'));
    await publish(id);
    const changed = await save(id, documentOf('Nowy'));
    expect((await schedule(id, { version: changed.json().version, publishAt: IN_AN_HOUR })).statusCode).toBe(200);
    const later = { version: changed.json().version, document: documentOf('Jeszcze nowszy') };
    await staff.inject({ method: 'PUT', url: `/staff/pages/${id}/draft`, payload: later });
    expect(await scheduleOf(id)).toMatchObject({ publishAt: IN_AN_HOUR, isDraft: false });
    expect(await read('/cennik')).toEqual({ status: 200, until: IN_AN_HOUR, title: 'Stary' });
    vi.setSystemTime(new Date(IN_AN_HOUR));
    expect(await read('/cennik')).toEqual({ status: 200, until: undefined, title: 'Nowy' });
  });

  test('an answer in memory learns of a schedule that is set later', async () => {
    const id = await create('/zima');
    await publish(id);
    expect(await read('/zima')).toMatchObject({ until: undefined });
    await schedule(id, { unpublishAt: IN_AN_HOUR });
    await vi.waitFor(async () => expect(await read('/zima')).toMatchObject({ status: 200, until: IN_AN_HOUR }));
    await staff.inject({ method: 'DELETE', url: `/staff/pages/${id}/schedule` });
    await vi.waitFor(async () => expect(await read('/zima')).toMatchObject({ status: 200, until: undefined }));
  });

  test('the list of pages says what is scheduled, and whether it is still the draft', async () => {
    const id = await create('/plan');
    const other = await create('/bez-planu');
    const listed = async () => {
      const { items } = (await staff.inject({ url: '/staff/pages?sort=path&pageSize=100' })).json();
      return new Map<number, unknown>(
        items.map((page: { id: number; schedule?: unknown }) => [page.id, page.schedule]),
      );
    };
    await schedule(id, { publishAt: IN_AN_HOUR, unpublishAt: IN_TWO_HOURS });
    const moments = { publishAt: IN_AN_HOUR, unpublishAt: IN_TWO_HOURS };
    expect((await listed()).get(id)).toEqual({ ...moments, isDraft: true });
    await save(id, documentOf('Później'));
    expect((await listed()).get(id)).toEqual({ ...moments, isDraft: false });
    expect((await listed()).get(other)).toBeUndefined();
  });

  test('what can no longer be published stays a draft, and the schedule says so', async () => {
    const put = await staff.inject({
      method: 'PUT',
      url: '/staff/catalogue/products/RL-1',
      payload: aProduct('RL-1', { urlKey: 'krem-rl-1' }),
    });
    expect(put.statusCode, put.body).toBe(200);
    const list = aPlaced('a', 'products-list', { source: { kind: 'selected', skus: ['RL-1'] } });
    const id = await create('/lista', aDocument({ title: 'Lista' }, list));
    expect((await schedule(id, { publishAt: IN_AN_HOUR })).statusCode).toBe(200);
    // The draft of today names it no more, so nothing keeps it from being deleted.
    expect((await save(id, documentOf('Bez listy'))).statusCode).toBe(200);
    const deleted = await staff.inject({ method: 'DELETE', url: '/staff/catalogue/products/RL-1' });
    expect(deleted.statusCode, deleted.body).toBe(204);
    vi.setSystemTime(new Date(IN_AN_HOUR));
    expect(await read('/lista')).toMatchObject({ status: 404, until: undefined });
    expect(await scheduleOf(id)).toMatchObject({ publishAt: IN_AN_HOUR, failedAt: IN_AN_HOUR });
    const { items } = (await staff.inject({ url: '/staff/pages?urlPath=/lista' })).json();
    expect(items[0].schedule).toMatchObject({ publishAt: IN_AN_HOUR, failedAt: IN_AN_HOUR });
  });

  test.each([
    ['a moment that is over', { publishAt: '2026-11-20T11:59:00Z' }, '/publishAt', 'past'],
    ['an end before the beginning', { publishAt: IN_TWO_HOURS, unpublishAt: IN_AN_HOUR }, '/unpublishAt', 'order'],
    ['an end of what is not there', { unpublishAt: IN_AN_HOUR }, '/unpublishAt', 'draft'],
    ['no moment', {}, '/publishAt', 'required'],
  ])('%s is refused', async (what, payload, path, rule) => {
    const id = await create(`/odmowa-${what.replaceAll(' ', '-')}`);
    const refused = await schedule(id, payload);
    expect([refused.statusCode, refused.json().details.faults[0]]).toMatchObject([422, { path, rule }]);
  });

  test('a draft with faults, and one that somebody has changed, are refused at once', async () => {
    const id = await create('/z-brakami', aDocument({ title: 'X' }, aPlaced('a', 'heading', {})));
    expect((await schedule(id, { publishAt: IN_AN_HOUR })).json().code).toBe('page-invalid');
    await save(id, documentOf('Y'));
    expect((await schedule(id, { publishAt: IN_AN_HOUR })).json().code).toBe('revision-conflict');
  });

  test('it takes a publisher', async () => {
    const id = await create('/rola');
    expect((await schedule(id, { publishAt: IN_AN_HOUR }, await signedIn(app, 'editor'))).statusCode).toBe(403);
  });

  test('the time comes also where nobody reads', async () => {
    const id = await create('/cisza');
    const soon = new Date(NOW.getTime() + 50).toISOString();
    await schedule(id, { publishAt: soon });
    vi.setSystemTime(new Date(NOW.getTime() + 60));
    await vi.waitFor(async () => {
      const { page } = (await staff.inject({ url: `/staff/pages/${id}` })).json();
      expect(page.status).toBe('published');
    });
  });
});
