import { beforeAll, describe, expect, test } from 'vitest';
import { dialects } from '../../../testing/dialects.ts';
import { type RunningStandIns, runStandIns } from '../../../testing/run-stand-ins.ts';
import type { PaymentSecrets } from '../../cart/index.ts';
import { isOffline, PAYMENT_METHOD_CODES, type PaymentMethodCode } from '../../payment-method-codes.ts';
import type { PayingShop } from '../testing/a-paying-shop.ts';
import { aShopWithProviders } from './testing/a-shop-with-provider.ts';

let standIns: RunningStandIns;
beforeAll(async () => {
  standIns = await runStandIns();
});

const TOTAL = 10_399;
/** As which stand-in the provider of a way of payment is known. */
const standInOf = (code: PaymentMethodCode) => {
  if (code.startsWith('przelewy24')) return 'przelewy24';
  if (code.startsWith('paynow')) return 'paynow';
  if (code === 'ngeniusonline') return 'ngenius';
  return code === 'paypal' ? 'paypal' : 'payu';
};
/** What pays at once, without a page. */
const AT_ONCE: readonly (readonly [PaymentMethodCode, PaymentSecrets])[] = [
  ['przelewy24_blik', { blikCode: '777777' }],
  ['paynow_blik_gateway', { blikCode: '111111' }],
  ['payu_gateway', { blikCode: '777111' }],
  ['apple-pay', { token: '{"data":"jabłko"}' }],
  ['gpay', { token: '{"signature":"g"}' }],
];

describe.each(dialects)('every way of payment on $name', (dialect) => {
  let shop: PayingShop;
  let at: Awaited<ReturnType<typeof aShopWithProviders>>['at'];
  beforeAll(async () => {
    ({ shop, at } = await aShopWithProviders(dialect, standIns));
  });

  test.each(PAYMENT_METHOD_CODES.filter((code) => !isOffline(code)))('%s is paid on the page', async (code) => {
    const provider = at(standInOf(code));
    await provider.good();
    const from = await provider.newest();
    const { id, number, started } = await shop.begun(code);
    expect(started).toMatchObject({ method: code, state: 'pending', redirectUrl: expect.stringMatching(/^http/) });
    const back = await provider.decide(started.redirectUrl, 'paid');
    expect(back).toContain(`/payment-return?order=${number}`);
    await provider.deliverAfter(from);
    expect(await shop.orderStatus(id)).toBe('processing');
    expect(await shop.app.payments.statusOf(id)).toMatchObject({ method: code, outcome: 'paid', captured: TOTAL });
    expect(await shop.problems(id)).toEqual([]);
  });

  test.each(AT_ONCE)('%s is paid by a code or token', async (code, secrets) => {
    const provider = at(standInOf(code));
    await provider.good();
    const from = await provider.newest();
    const { id, started } = await shop.begun(code, { secrets });
    expect(started).not.toHaveProperty('redirectUrl');
    await provider.deliverAfter(from);
    expect(await shop.orderStatus(id)).toBe('processing');
  });

  test('a transfer is told how it is sent, and asks nobody', async () => {
    const { started, number } = await shop.begun('banktransfer');
    expect(started).toMatchObject({ state: 'pending', instructions: { title: number, amount: TOTAL } });
    expect(started).not.toHaveProperty('redirectUrl');
  });

  test('what is paid on delivery asks nobody', async () => {
    const { started } = await shop.begun('cashondelivery');
    expect(started).toEqual({ method: 'cashondelivery', state: 'pending' });
  });

  test('all that go through a provider are served by one', async () => {
    const attempts = await Promise.all(
      PAYMENT_METHOD_CODES.map(async (code) => (await shop.attempts((await shop.order(code)).id))[0]),
    );
    for (const attempt of attempts) {
      expect([attempt?.method, attempt?.provider === null]).toEqual([
        attempt?.method,
        isOffline(String(attempt?.method)),
      ]);
    }
  });
});
