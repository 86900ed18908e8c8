import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dialects } from '../../../testing/dialects.ts';
import { type RunningStandIns, runStandIns } from '../../../testing/run-stand-ins.ts';
import { MINUTE_MS } from '../../../time/durations.ts';
import { aShopWithProviders } from '../providers/testing/a-shop-with-provider.ts';
import type { PayingShop } from '../testing/a-paying-shop.ts';

let standIns: RunningStandIns;
beforeAll(async () => {
  standIns = await runStandIns();
});

const TOTAL = 10_399;
const CASES = [
  { provider: 'przelewy24', method: 'przelewy24', standIn: 'przelewy24' },
  { provider: 'payu', method: 'payu_gateway', standIn: 'payu' },
  { provider: 'paynow', method: 'paynow_gateway', standIn: 'paynow' },
  { provider: 'paypal', method: 'paypal', standIn: 'paypal' },
  { provider: 'ngenius', method: 'ngeniusonline', standIn: 'ngenius' },
  { provider: 'wallets', method: 'apple-pay', standIn: 'payu' },
] as const;
/** Longer than the page of any provider lives. */
const LONGEST_PAGE_MS = 10 * 24 * 60 * MINUTE_MS;

describe.each(dialects)('paying again on $name', (dialect) => {
  let shop: PayingShop;
  let at: Awaited<ReturnType<typeof aShopWithProviders>>['at'];
  beforeAll(async () => {
    ({ shop, at } = await aShopWithProviders(dialect, standIns, { PAYMENTS_TIMEOUT_MS: '10000' }));
  });

  const isPayable = async (url: string | undefined) =>
    (await fetch(String(url))).text().then((page) => page.includes('name="outcome" value="paid"'));

  describe.each(CASES)('through $provider', ({ method, standIn }) => {
    beforeEach(() => at(standIn).good());

    /** Pays on a page, and has everybody told. */
    async function pay(url: string | undefined) {
      const from = await at(standIn).newest();
      await at(standIn).decide(url, 'paid');
      await at(standIn).deliverAfter(from);
    }
    /** Sends what is to go back, and has everybody told. */
    async function refundAndWait() {
      const from = await at(standIn).newest();
      for (let round = 0; round < 3; round += 1) {
        shop.wait(60 * MINUTE_MS);
        await shop.app.paymentWork.run();
        await at(standIn).deliverAfter(from);
      }
    }

    test('after a refusal that nobody has told leads to a page that can be paid', async () => {
      const order = await shop.begun(method);
      await at(standIn).decide(order.started.redirectUrl, 'declined');
      expect(await isPayable(order.started.redirectUrl)).toBe(false);
      for (let again = 0; again < 3; again += 1) {
        const { redirectUrl } = await shop.app.payments.retry(order.id);
        expect(await isPayable(redirectUrl)).toBe(true);
        await at(standIn).decide(redirectUrl, 'declined');
        shop.wait(MINUTE_MS);
      }
      await pay((await shop.app.payments.retry(order.id)).redirectUrl);
      expect(await shop.orderStatus(order.id)).toBe('processing');
    });

    test('when the old page has died of age a new attempt takes over, and money that comes late for the old one goes back', async () => {
      const order = await shop.begun(method);
      shop.wait(LONGEST_PAGE_MS);
      const old = await shop.app.payments.statusOf(order.id);
      expect(old).toMatchObject({ canRetry: true, reasonCode: 'payment-page-expired' });
      expect(old).not.toHaveProperty('redirectUrl');
      const { redirectUrl } = await shop.app.payments.retry(order.id);
      expect(redirectUrl).not.toBe(order.started.redirectUrl);
      expect(await shop.app.payments.statusOf(order.id)).toMatchObject({ redirectUrl, outcome: 'pending' });
      await pay(redirectUrl);
      expect(await shop.orderStatus(order.id)).toBe('processing');
      await pay(order.started.redirectUrl);
      await refundAndWait();
      expect(await shop.problems(order.id)).toContain('second-capture');
      expect(await shop.app.payments.refundsOf(order.id)).toMatchObject([{ amount: TOTAL, state: 'done' }]);
      expect(await shop.app.payments.statusOf(order.id)).toMatchObject({ outcome: 'paid', refunded: TOTAL });
      expect(await shop.orderStatus(order.id)).toBe('processing');
    });

    test('while the order waits, the money that comes first pays it, also for the older attempt', async () => {
      const order = await shop.begun(method);
      shop.wait(LONGEST_PAGE_MS);
      const { redirectUrl } = await shop.app.payments.retry(order.id);
      await pay(order.started.redirectUrl);
      expect(await shop.orderStatus(order.id)).toBe('processing');
      expect(await shop.app.payments.refundsOf(order.id)).toEqual([]);
      await pay(redirectUrl);
      await refundAndWait();
      expect(await shop.app.payments.refundsOf(order.id)).toMatchObject([{ amount: TOTAL, state: 'done' }]);
      expect(await shop.problems(order.id)).toContain('second-capture');
    });
  });

  test('Przelewy24 does not tell a refused payment from an open one: an unpaid page is not given again', async () => {
    await at('przelewy24').good();
    const { id, started } = await shop.begun('przelewy24');
    const second = await shop.app.payments.retry(id);
    expect(second.redirectUrl).not.toBe(started.redirectUrl);
    // Pressed twice, it is one page.
    expect(await shop.app.payments.retry(id)).toEqual(second);
    shop.wait(MINUTE_MS);
    expect((await shop.app.payments.retry(id)).redirectUrl).not.toBe(second.redirectUrl);
    expect(await shop.attempts(id)).toHaveLength(3);
  });

  test('a page that is alive for certain is given again, however often', async () => {
    await at('payu').good();
    const { id, started } = await shop.begun('payu_gateway');
    shop.wait(30 * MINUTE_MS);
    expect((await shop.app.payments.retry(id)).redirectUrl).toBe(started.redirectUrl);
    expect(await shop.attempts(id)).toHaveLength(1);
  });

  test('what was paid meanwhile is found by asking, and nothing is begun', async () => {
    await at('przelewy24').good();
    const { id, started } = await shop.begun('przelewy24');
    await at('przelewy24').decide(started.redirectUrl, 'paid');
    await expect(shop.app.payments.retry(id)).rejects.toMatchObject({ fault: 'paid' });
    expect(await shop.orderStatus(id)).toBe('processing');
    expect(await shop.attempts(id)).toHaveLength(1);
  });
});
