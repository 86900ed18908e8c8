import { type Kysely, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { up } from '../../../database/migrations/0785-orders-to-ship.ts';
import type { App } from '../../../fastify-app.ts';
import { aSite } from '../../../testing/a-site.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { dialects } from '../../../testing/dialects.ts';
import { signedIn } from '../../../testing/staff-client.ts';
import { countWaitingOrders, searchOrders } from '../staff/search-orders.ts';
import { aStoredOrder } from '../testing/a-stored-order.ts';

const PAGE = { page: 1, pageSize: 20, numberPrefixes: [] } as const;

describe.each(dialects)('orders that wait for whoever packs, on $name', (dialect) => {
  async function anOffice() {
    const app = await buildTestApp(dialect, { sites: [aSite()] });
    const admin = await signedIn(app, 'admin');
    const order = await aStoredOrder(app.db, { siteId: app.sites.require(undefined).id, status: 'processing' });
    await app.db.updateTable('sales_order_line').set({ quantity: 2 }).where('orderId', '=', order.id).execute();
    const path = `/staff/orders/${order.id}`;
    const read = async () => (await admin.inject({ url: path })).json();
    const write = async (method: 'POST', url: string, payload: object) => {
      const answer = await admin.inject({ method, url: `${path}/${url}`, payload });
      expect(answer.statusCode, answer.body).toBe(200);
    };
    return { app, order, read, write };
  }
  const waiting = async ({ db }: App) => ({
    toShip: (await countWaitingOrders(db, { toShip: true })).count,
    untracked: (await countWaitingOrders(db, { untracked: true })).count,
  });

  test('wait until the last piece has left, and until each parcel has its number', async () => {
    const { app, read, write } = await anOffice();
    expect(await waiting(app)).toEqual({ toShip: 1, untracked: 0 });
    const { version, lines } = await read();
    await write('POST', 'shipments', { version, lines: [{ lineId: lines[0].id, quantity: 1 }] });
    expect(await waiting(app)).toEqual({ toShip: 1, untracked: 1 });
    const tracking = [{ carrierCode: 'inpost', number: '620012345678901234567890' }];
    await write('POST', 'shipments', { version: version + 1, tracking });
    expect(await waiting(app)).toEqual({ toShip: 0, untracked: 1 });
    const [first] = (await read()).shipments;
    await write('POST', `shipments/${first.id}/tracking`, tracking[0] ?? {});
    expect(await waiting(app)).toEqual({ toShip: 0, untracked: 0 });
  });

  test('a parcel that came back and is worked on again has nothing more to pack', async () => {
    const { app, order, read, write } = await anOffice();
    await write('POST', 'shipments', { version: order.version, tracking: [] });
    for (const to of ['returned-to-sender', 'processing'] as const) {
      await write('POST', 'moves', { to, version: (await read()).version });
    }
    expect(await waiting(app)).toEqual({ toShip: 0, untracked: 1 });
    expect((await searchOrders(app.db, { ...PAGE, toShip: true })).items).toEqual([]);
    expect((await searchOrders(app.db, { ...PAGE, untracked: true })).items).toMatchObject([{ id: order.id }]);
  });

  test('are told of orders that are older than the notes by their lines and parcels', async () => {
    const { app, order, write } = await anOffice();
    await write('POST', 'shipments', { version: order.version });
    const notes = app.db.selectFrom('sales_order').select(['hasPiecesToShip', 'hasUntrackedParcel']);
    expect(await notes.execute()).toEqual([{ hasPiecesToShip: false, hasUntrackedParcel: true }]);
    for (const index of ['sales_order_to_ship', 'sales_order_untracked']) {
      await sql`drop index ${sql.ref(index)}`.execute(app.db);
    }
    for (const column of ['hasPiecesToShip', 'hasUntrackedParcel']) {
      await app.db.schema.alterTable('sales_order').dropColumn(column).execute();
    }
    await up(app.db as unknown as Kysely<unknown>);
    expect(await notes.execute()).toEqual([{ hasPiecesToShip: false, hasUntrackedParcel: true }]);
  });
});
