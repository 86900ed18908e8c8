import { describe, expect, test } from 'vitest';
import { aSite } from '../../../testing/a-site.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { dialects } from '../../../testing/dialects.ts';
import { signedIn } from '../../../testing/staff-client.ts';
import { aStoredOrder } from '../../orders/testing/a-stored-order.ts';
import { SELLER } from '../testing/an-invoice.ts';

describe.each(dialects)('the file for accounting, on $name', (dialect) => {
  test('has the invoice of an order that was canceled later, or its correction would stand alone', async () => {
    const app = await buildTestApp(dialect, { sites: [aSite({ properties: { maintenance: false, seller: SELLER } })] });
    const admin = await signedIn(app, 'admin');
    const siteId = app.sites.require(undefined).id;
    const paid = { siteId, status: 'processing', paidAt: new Date('2026-11-20T12:00:00Z') } as const;
    const invoiced = await aStoredOrder(app.db, paid);
    await aStoredOrder(app.db, paid);
    const invoice = await admin.inject({ method: 'POST', url: `/staff/orders/${invoiced.id}/documents/invoice` });
    await app.db.updateTable('sales_order').set({ status: 'canceled' }).execute();
    const { body } = await admin.inject({ url: '/staff/orders/export?from=2026-11-01&to=2026-11-30&format=jsonl' });
    expect(
      body
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toMatchObject([{ kind: 'sale', document: invoice.json().number, order: invoiced.number }]);
  });
});
