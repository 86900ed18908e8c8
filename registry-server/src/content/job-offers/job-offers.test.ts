import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../fastify-app.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { dialects } from '../../testing/dialects.ts';
import { type StaffClient, signedIn } from '../../testing/staff-client.ts';

const offer = (changes: object = {}) => ({
  title: 'Chemik kosmetyczny',
  location: 'Supraśl',
  employment: 'full-time',
  summary: 'Receptury z lnu.',
  ...changes,
});

describe.each(dialects)('job offers on $name', (dialect) => {
  let app: App;
  let staff: StaffClient;
  const put = (code: string, payload: object) =>
    staff.inject({ method: 'PUT', url: `/staff/job-offers/${code}`, payload });
  const find = async (query = '') => (await app.inject(`/search/offers${query}`)).json();
  const codes = async (query = '') => (await find(query)).items.map(({ code }: { code: string }) => code);

  beforeAll(async () => {
    app = await buildTestApp(dialect);
    staff = await signedIn(app, 'publisher');
    expect((await put('chemik', offer({ publishedAt: '2026-01-02T08:00:00Z' }))).statusCode).toBe(204);
    await put(
      'magazynier',
      offer({
        title: 'Magazynier',
        location: 'Łódź',
        publishedAt: '2026-01-03T08:00:00Z',
        url: 'mailto:praca@rosa.example',
      }),
    );
    await put('dawna', offer({ publishedAt: '2020-01-01T08:00:00Z', expiresAt: '2020-02-01T08:00:00Z' }));
    await put('przyszla', offer({ publishedAt: '2999-01-01T08:00:00Z' }));
  });

  test('those that are open are found, newest first, by words of title, place and description', async () => {
    expect(await codes()).toEqual(['magazynier', 'chemik']);
    expect(await codes('?q=lodz')).toEqual(['magazynier']);
    expect(await codes('?q=CHEMIK%20lnu')).toEqual(['chemik']);
    expect(await codes('?q=100%25')).toEqual([]);
    expect(await find('?page=2&pageSize=1')).toMatchObject({ total: 2, page: 2, items: [{ code: 'chemik' }] });
  });

  test('staff see all of them, write them again with one effect, and remove them', async () => {
    await put('chemik', offer({ title: 'Chemiczka lub chemik' }));
    const { items } = (await staff.inject({ url: '/staff/job-offers' })).json();
    expect(items).toHaveLength(4);
    expect(items).toContainEqual({
      ...offer({ code: 'chemik', title: 'Chemiczka lub chemik', publishedAt: '2026-01-02T08:00:00.000Z' }),
    });
    await put('krotka', offer());
    const url = '/staff/job-offers/krotka';
    expect((await staff.inject({ method: 'DELETE', url })).statusCode).toBe(204);
    expect((await staff.inject({ method: 'DELETE', url })).statusCode).toBe(204);
    expect(await codes()).not.toContain('krotka');
  });

  test('viewers do not write, and addresses lead to no script', async () => {
    const viewer = await signedIn(app, 'viewer');
    const request = { method: 'PUT', url: '/staff/job-offers/x', payload: offer() } as const;
    expect((await viewer.inject(request)).statusCode).toBe(403);
    const refused = await put('x', offer({ url: 'javascript:alert(1)' }));
    expect([refused.statusCode, refused.json().details.faults[0].path]).toEqual([422, '/url']);
  });
});
