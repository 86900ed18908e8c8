import { describe, expect, test } from 'vitest';
import type { Db } from '../../../database/dialects.ts';
import { createSecretBox } from '../../../secrets/secret-box.ts';
import { dialects } from '../../../testing/dialects.ts';
import { createOneTimeSecrets } from './one-time-secrets.ts';

const KEY = 'k'.repeat(32);
const CART = 'c'.repeat(32);
const START = new Date('2026-11-20T12:00:00Z');

describe.each(dialects)('codes and tokens that pay once on $name', ({ openDatabase }) => {
  const warned: object[] = [];
  const log = { warn: (fields: object) => void warned.push(fields) };
  const clock = { now: START };
  const node = (db: Db, key = KEY) =>
    createOneTimeSecrets({ db, log, box: createSecretBox(key), now: () => clock.now });
  const rows = (db: Db) => db.selectFrom('payment_secret').selectAll().execute();

  test('are given on one node and taken on another, once', async () => {
    const db = await openDatabase();
    await node(db).put(CART, { blikCode: '777123', token: '{"data":"żeton-leny"}' });
    const kept = JSON.stringify(await rows(db));
    for (const secret of ['777123', 'żeton-leny']) {
      expect(kept).not.toContain(secret);
      expect(kept).not.toContain(Buffer.from(secret).toString('base64url'));
    }
    const taken = await Promise.all([node(db).take(CART), node(db).take(CART), node(db).take(CART)]);
    expect(taken.filter((each) => each !== undefined)).toEqual([
      { blikCode: '777123', token: '{"data":"żeton-leny"}' },
    ]);
    expect(await rows(db)).toEqual([]);
  });

  test('take the place of those that were given before, and are forgotten with the choice', async () => {
    const db = await openDatabase();
    const secrets = node(db);
    await secrets.put(CART, { token: 'first' });
    await secrets.put(CART, { blikCode: '777124' });
    expect(await rows(db)).toHaveLength(1);
    expect(await secrets.take(CART)).toEqual({ blikCode: '777124' });
    await secrets.put(CART, { blikCode: '777125' });
    await secrets.forget(CART);
    expect(await secrets.take(CART)).toBeUndefined();
  });

  test('live two minutes, and leave nothing behind', async () => {
    const db = await openDatabase();
    const secrets = node(db);
    clock.now = START;
    await secrets.put(CART, { blikCode: '777123' });
    await secrets.put('d'.repeat(32), { blikCode: '777124' });
    clock.now = new Date(START.getTime() + 119_000);
    await secrets.clean();
    expect(await rows(db)).toHaveLength(2);
    clock.now = new Date(START.getTime() + 120_000);
    expect(await secrets.take(CART)).toBeUndefined();
    expect(await rows(db)).toHaveLength(1);
    await secrets.clean();
    expect(await rows(db)).toEqual([]);
  });

  test('that another key sealed, or that stood with another cart, are none, and nothing of them is logged', async () => {
    const db = await openDatabase();
    await node(db).put(CART, { blikCode: '777123' });
    expect(await node(db, 'o'.repeat(32)).take(CART)).toBeUndefined();
    await node(db).put(CART, { blikCode: '777123' });
    await db
      .updateTable('payment_secret')
      .set({ cartId: 'd'.repeat(32) })
      .execute();
    expect(await node(db).take('d'.repeat(32))).toBeUndefined();
    expect(warned.length).toBeGreaterThan(0);
    expect(JSON.stringify(warned)).not.toMatch(/777123|v1\./);
  });
});
