import { beforeAll, describe, expect, test } from 'vitest';
import { createSitesStore } from '../content/sites/index.ts';
import type { App } from '../fastify-app.ts';
import { aSite } from '../testing/a-site.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { dialects } from '../testing/dialects.ts';
import { DAY_MS } from '../time/durations.ts';
import type { CookieChoice } from './cookie-consents.schema.ts';
import { createCookieConsentsStore } from './cookie-consents.store.ts';

const VISITOR = '0d5f7a6e-0a53-4a77-9f35-6b7d2a1c9e10';
const aChoice = (changes: Partial<CookieChoice> = {}): CookieChoice => ({
  id: 'a2f4c3a8-3f0e-4c51-9a0e-000000000001',
  visitor: VISITOR,
  textVersion: '2026-11',
  way: 'selected',
  functional: true,
  analytics: false,
  marketing: false,
  ...changes,
});

describe.each(dialects)('cookie consents on $name', (dialect) => {
  let app: App;
  const rows = () => app.db.selectFrom('cookie_consent').selectAll().orderBy('recordedAt').execute();
  const send = (payload: object | string, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: '/cookie-consents', payload, headers });

  beforeAll(async () => {
    app = await buildTestApp(dialect);
  });

  test('are kept with site, language, wording and time; a later choice stands beside the first', async () => {
    const answer = await send(aChoice(), { 'x-site': 'pl' });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    const later = { id: 'a2f4c3a8-3f0e-4c51-9a0e-000000000002', way: 'all', analytics: true, marketing: true } as const;
    await send(aChoice(later), { 'x-site': 'pl' });
    const known = (await rows()).filter(({ visitor }) => visitor === VISITOR);
    expect(known.map(({ way, functional, analytics }) => [way, Boolean(functional), Boolean(analytics)])).toEqual([
      ['selected', true, false],
      ['all', true, true],
    ]);
    const { id: siteId, language } = app.sites.resolve({ 'x-site': 'pl' });
    expect(known[0]).toMatchObject({ siteId, language, textVersion: '2026-11', recordedAt: expect.any(Date) });
  });

  test('that are sent again are recorded once, as they were first', async () => {
    const id = 'a2f4c3a8-3f0e-4c51-9a0e-00000000000a';
    const statuses = await Promise.all([true, true, true].map(async () => (await send(aChoice({ id }))).statusCode));
    expect(statuses).toEqual([204, 204, 204]);
    expect((await send(aChoice({ id, marketing: true }))).statusCode).toBe(204);
    const found = (await rows()).filter((row) => row.id === id);
    expect(found.map(({ marketing }) => Boolean(marketing))).toEqual([false]);
  });

  test.each([
    ['a category that is left open', { ...aChoice(), analytics: undefined }],
    ['a category that is no yes or no', { ...aChoice(), analytics: 'tak' }],
    ['an unknown category', { ...aChoice(), social: true }],
    ['an unknown way', aChoice({ way: 'ignored' as 'all' })],
    ['a name that can be guessed', aChoice({ id: '1' })],
    ['a name that is a person', aChoice({ visitor: 'anna@poczta.example.com' })],
    ['script as wording', aChoice({ textVersion: '<script>' })],
    ['a name without an end', aChoice({ visitor: 'a'.repeat(65) })],
  ])('refuse %s', async (_what, payload) => {
    expect((await send(payload)).statusCode).toBe(422);
  });

  test('refuse what is long, and what a form of another site could send', async () => {
    const json = { 'content-type': 'application/json' };
    expect((await send(JSON.stringify(aChoice({ id: 'a'.repeat(2_000) })), json)).statusCode).toBe(413);
    expect((await send(JSON.stringify(aChoice()), { 'content-type': 'text/plain' })).statusCode).toBe(422);
  });

  test('are limited per network', async () => {
    const of = (index: number) => aChoice({ id: `of-one-network-${index.toString().padStart(4, '0')}` });
    const answers = await Promise.all(Array.from({ length: 90 }, (_, index) => send(of(index))));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204, 429]));
    const elsewhere = { method: 'POST', url: '/cookie-consents', remoteAddress: '198.51.100.7' } as const;
    expect((await app.inject({ ...elsewhere, payload: of(100) })).statusCode).toBe(204);
  });

  test('are forgotten when they are too old to prove anything', async () => {
    const clock = { now: new Date('2026-11-20T12:00:00Z') };
    const db = await dialect.openDatabase();
    const { site } = await createSitesStore(db).save(aSite());
    const store = createCookieConsentsStore(db, () => clock.now);
    await store.record(aChoice(), site);
    const first = clock.now;
    clock.now = new Date(clock.now.getTime() + DAY_MS);
    await store.record(aChoice({ id: 'a2f4c3a8-3f0e-4c51-9a0e-000000000009' }), site);
    expect(await store.forgetOld(first, 10)).toBe(0);
    expect(await store.forgetOld(new Date(first.getTime() + 1), 10)).toBe(1);
    expect(await db.selectFrom('cookie_consent').select('id').execute()).toHaveLength(1);
  });
});
