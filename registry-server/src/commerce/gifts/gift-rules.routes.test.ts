import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../fastify-app.ts';
import { aCatalogue, aProduct } from '../../testing/a-catalogue.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { dialects } from '../../testing/dialects.ts';
import { type StaffClient, signedIn } from '../../testing/staff-client.ts';

const aRuleBody = (changes: object = {}) => ({ name: 'Prezent', kind: 'gift', skus: ['RL-GRATIS-1'], ...changes });

describe.each(dialects)('gift rules for staff on $name', (dialect) => {
  let app: App;
  let publisher: StaffClient;

  beforeAll(async () => {
    app = await buildTestApp(dialect);
    publisher = await signedIn(app, 'publisher');
    const { products } = aCatalogue(app.db);
    await products.put('RL-1', aProduct('RL-1'));
    await products.put('RL-GRATIS-1', aProduct('RL-GRATIS-1'));
    await products.put('RL-S', aProduct('RL-S', { flags: { isSample: true } }));
  });

  const post = (payload: object) => publisher.inject({ method: 'POST', url: '/staff/gift-rules', payload });

  test('come back as they were written, and hold at once', async () => {
    const { id: siteId } = app.sites.require(undefined);
    expect(await app.giftRules.rulesOf(siteId)).toEqual([]);
    const terms = {
      name: 'Do kremu',
      kind: 'sample',
      skus: ['RL-S'],
      choices: 2,
      threshold: 0,
      isActive: true,
      startsAt: '2026-01-01T00:00:00.000Z',
      endsAt: '2999-01-01T00:00:00.000Z',
    };
    const created = await post(terms);
    expect(created.statusCode).toBe(201);
    const { id } = created.json();
    expect(created.json()).toEqual({ ...terms, id, site: 'pl' });
    expect(await app.giftRules.rulesOf(siteId)).toMatchObject([{ name: 'Do kremu' }]);

    const url = `/staff/gift-rules/${id}`;
    const payload = { ...terms, isActive: false };
    expect((await publisher.inject({ method: 'PUT', url, payload })).json()).toMatchObject({ id, isActive: false });
    expect(await app.giftRules.rulesOf(siteId)).toEqual([]);
    expect((await publisher.inject({ url })).json()).toMatchObject({ name: 'Do kremu', isActive: false });
    expect((await publisher.inject({ url: '/staff/gift-rules' })).json()).toMatchObject({ total: 1 });

    expect((await publisher.inject({ method: 'DELETE', url })).statusCode).toBe(204);
    expect((await publisher.inject({ method: 'DELETE', url })).statusCode).toBe(204);
    expect((await publisher.inject({ url })).statusCode).toBe(404);
  });

  test('have names of their own', async () => {
    expect((await post(aRuleBody({ name: 'Raz' }))).statusCode).toBe(201);
    expect((await post(aRuleBody({ name: 'Raz' }))).json()).toMatchObject({ code: 'gift-rule-name-taken' });
  });

  test.each([
    [{ skus: ['RL-9'] }, '/skus/0'],
    [{ skus: ['RL-GRATIS-1', 'RL-1'] }, '/skus/1'],
    [{ kind: 'sample' }, '/skus/0'],
    [{ skus: [] }, '/skus'],
    [{ choices: 0 }, '/choices'],
    [{ threshold: -1 }, '/threshold'],
    [{ startsAt: '2026-02-01T00:00:00Z', endsAt: '2026-02-01T00:00:00Z' }, '/endsAt'],
  ])('are refused when unsound: %j', async (changes, path) => {
    const response = await post(aRuleBody({ name: 'Zepsuta', ...changes }));
    expect(response.statusCode).toBe(422);
    expect(response.json().details.faults[0].path).toBe(path);
  });

  test('are read by every role, written from publisher on', async () => {
    const [viewer, editor] = [await signedIn(app, 'viewer'), await signedIn(app, 'editor')];
    expect((await viewer.inject({ url: '/staff/gift-rules' })).statusCode).toBe(200);
    const payload = aRuleBody({ name: 'Rola' });
    expect((await editor.inject({ method: 'POST', url: '/staff/gift-rules', payload })).statusCode).toBe(403);
  });
});
