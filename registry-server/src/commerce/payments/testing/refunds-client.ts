import { expect } from 'vitest';
import type { StaffClient } from '../../../testing/staff-client.ts';
import { saveNotification } from '../notifications/webhook-inbox.store.ts';
import type { PayingShop } from './a-paying-shop.ts';

/** Refunds as staff ask for them, and what the provider does about them; the shop is there once its test begins. */
export function refundsClient(current: () => { readonly shop: PayingShop; readonly admin: StaffClient }) {
  const shop = () => current().shop;
  const admin = () => current().admin;

  const tell = async () => {
    const status = await shop().provider.deliver((await shop().provider.held()).at(-1)?.id);
    await shop().app.paymentWork.settle();
    return status;
  };
  async function paid(redirect?: string) {
    const order = await shop().begun();
    await shop().provider.decide(redirect ?? order.started.redirectUrl, 'paid');
    await tell();
    return order;
  }
  const refund = (orderId: number, payload: object) =>
    admin().inject({ method: 'POST', url: `/staff/orders/${orderId}/refunds`, payload });
  const payments = async (orderId: number) =>
    (await admin().inject({ url: `/staff/orders/${orderId}/payments` })).json();

  /** An order with a refund that the provider has refused: it knows the payment by another number. */
  async function refused(amount?: number) {
    const order = await paid();
    const [attempt] = await shop().attempts(order.id);
    const known = (externalId: string | null | undefined) =>
      shop()
        .app.db.updateTable('payment_attempt')
        .set({ externalId: externalId ?? null })
        .where('orderId', '=', order.id)
        .execute();
    await known(String(900_000 + order.id));
    const key = shop().newKey();
    const answer = await refund(order.id, { key, reason: 'Odstąpienie', ...(amount && { amount }) });
    const [item] = answer.json().items;
    expect(item).toMatchObject({ state: 'requested', isByHand: true });
    await known(attempt?.externalId);
    const stored = await shop()
      .app.db.selectFrom('payment_refund')
      .selectAll()
      .where('id', '=', item.id)
      .executeTakeFirstOrThrow();
    return { ...order, key, refundId: item.id as number, stored, attempt };
  }
  const transfers = async (orderId: number, sent = false) =>
    (await admin().inject({ url: `/staff/bank-refunds?orderId=${orderId}&sent=${sent}` })).json().items;
  const done = (refundId: number) => admin().inject({ method: 'POST', url: `/staff/payment-refunds/${refundId}/done` });
  const mailsOf = async (orderId: number) =>
    (await shop().app.db.selectFrom('mail_outbox').selectAll().orderBy('id').execute()).filter(({ key }) =>
      key.split(':').includes(String(orderId)),
    );
  /** The provider says that it has given the money back after all. */
  async function tellRefund({ stored }: Awaited<ReturnType<typeof refused>>, state: 'done' | 'failed' = 'done') {
    const { refundId, amount, currency } = stored;
    const report = { refundId, amount, currency, state };
    const notification = { kind: 'refund', event: `late ${refundId} ${state}`, refund: report } as const;
    await saveNotification(shop().app.db, 'przelewy24', notification, shop().clock.now);
    await shop().app.paymentWork.run();
  }

  return { tell, paid, refund, payments, refused, transfers, done, mailsOf, tellRefund };
}
