import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { buildTestApp } from '../testing/build-test-app.ts';
import { dialects } from '../testing/dialects.ts';

describe.each(dialects)('health on $name', (dialect) => {
  test('ready means that the database answers and is as new as the code', async () => {
    const app = await buildTestApp(dialect);
    const ready = async () => {
      const answer = await app.inject('/health/ready');
      return [answer.statusCode, answer.json().status ?? answer.json().code];
    };
    expect(await ready()).toEqual([200, 'ready']);
    await sql`delete from kysely_migration where name = '0460-webhooks'`.execute(app.db);
    expect(await ready()).toEqual([503, 'not-migrated']);
    await app.db.destroy();
    expect(await ready()).toEqual([503, 'not-ready']);
    expect((await app.inject('/health/live')).json()).toEqual({ status: 'live' });
  });
});
