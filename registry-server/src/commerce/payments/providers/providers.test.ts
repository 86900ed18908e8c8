import { demoPayments } from '@witryna/stand-ins';
import { beforeAll, describe, expect, test } from 'vitest';
import { ServiceFailed } from '../../../integrations/service-failed.ts';
import type { PaymentMethodCode } from '../../payment-method-codes.ts';
import { ProviderRefused } from '../payments.errors.ts';
import { readPayments } from '../payments-config.ts';
import type { PaymentProvider, ProviderName } from './provider.ts';
import { createProviders } from './providers.ts';
import {
  aRefund,
  aRequest,
  attemptOf,
  type CaughtNotice,
  type ProviderRig,
  payThrough,
  runProviderRig,
  takeNotice,
} from './testing/provider-rig.ts';

let rig: ProviderRig;
let providers: readonly PaymentProvider[];
beforeAll(async () => {
  rig = await runProviderRig();
  const env = Object.assign({ PAYMENTS_TIMEOUT_MS: '400' }, ...Object.values(demoPayments(rig.url)));
  env.NGENIUS_CURRENCIES = 'PLN';
  providers = createProviders(readPayments(env, 'http://sklep.example'));
});

/** What differs between providers, where their protocols do. */
const CASES: readonly {
  readonly name: ProviderName;
  readonly method: PaymentMethodCode;
  /** As which stand-in it is known. */
  readonly standIn: string;
  readonly expired: string;
  /** What is noticed of a notification of another merchant. */
  readonly merchant: string;
}[] = [
  { name: 'payu', method: 'payu_gateway', standIn: 'payu', expired: 'declined', merchant: 'merchant' },
  { name: 'paynow', method: 'paynow_gateway', standIn: 'paynow', expired: 'expired', merchant: 'signature' },
  { name: 'paypal', method: 'paypal', standIn: 'paypal', expired: 'expired', merchant: 'merchant' },
  { name: 'ngenius', method: 'ngeniusonline', standIn: 'ngenius', expired: 'expired', merchant: 'merchant' },
  { name: 'wallets', method: 'gpay', standIn: 'payu', expired: 'declined', merchant: 'merchant' },
];

describe.each(CASES)('$name', ({ name, method, standIn, expired, merchant }) => {
  const provider = () => {
    const found = providers.find((each) => each.name === name);
    if (!found) throw new Error(`${name} is not configured`);
    return found;
  };
  const request = () => aRequest(rig, { method });

  async function turned<T>(scenario: object, work: () => Promise<T>): Promise<T> {
    await rig.turn(standIn, scenario);
    try {
      return await work();
    } finally {
      await rig.turn(standIn, { answers: 'good', notices: 'once', forges: 'nothing', slowMs: 0 });
    }
  }

  /** The notification of a payment that was paid. */
  async function noticeOfPaid(): Promise<CaughtNotice> {
    const { redirectUrl = '' } = await provider().register(request());
    await rig.choose(redirectUrl, 'paid');
    return rig.nextNotice();
  }

  const verify = ({ rawBody, headers }: CaughtNotice) => provider().verifyNotification(rawBody, headers);

  /** PayPal tells of its capture once more. */
  async function settle(): Promise<void> {
    if (name === 'paypal') await rig.nextNotice();
  }

  test('takes money on its page and tells of it', async () => {
    const asked = request();
    const paid = await payThrough(rig, provider(), asked);
    await settle();
    const { merchantReference, amount, currency } = asked;
    expect(paid).toMatchObject({ merchantReference, amount, currency, state: 'captured' });
    expect(paid.needsConfirmation ?? false).toBe(false);
    const held = await provider().status(attemptOf(asked, paid.providerReference));
    expect(held).toMatchObject({
      merchantReference,
      amount,
      currency,
      state: 'captured',
      providerReference: paid.providerReference,
    });
  });

  test('tells before anybody has paid that nothing is paid', async () => {
    const asked = request();
    const { providerReference, redirectUrl, state } = await provider().register(asked);
    expect(redirectUrl).toMatch(/^http/);
    expect(state).toBe('pending');
    expect(await provider().status(attemptOf(asked, providerReference))).toMatchObject({ state: 'pending' });
  });

  test('a refusal is no payment', async () => {
    const asked = request();
    const declined = await payThrough(rig, provider(), asked, 'declined');
    expect(declined).toMatchObject({ merchantReference: asked.merchantReference, state: 'declined' });
  });

  test('what is left alone expires', async () => {
    const asked = request();
    const { providerReference, redirectUrl = '' } = await provider().register(asked);
    await rig.choose(redirectUrl, 'expired');
    expect(await provider().status(attemptOf(asked, providerReference))).toMatchObject({ state: expired });
    if (name !== 'paypal') expect(await takeNotice(rig, provider())).toMatchObject({ state: expired });
  });

  test('does not know a payment whose id nobody has', async () => {
    expect(await provider().status(attemptOf(request(), undefined))).toBeUndefined();
  });

  test('the same notice twice has one name', async () => {
    const [first, second] = await turned({ notices: 'twice' }, async () => [
      await noticeOfPaid(),
      await rig.nextNotice(),
    ]);
    const [one, other] = [await verify(first), await verify(second)];
    expect(one).toEqual(other);
    expect(one).toMatchObject({ kind: 'payment', event: expect.stringMatching(/./) });
  });

  test('refuses a forged signature', async () => {
    const notice = await turned({ forges: 'signature' }, noticeOfPaid);
    expect(await verify(notice)).toEqual({ kind: 'refused', fault: 'signature' });
  });

  test('refuses a notice whose body was changed on its way', async () => {
    const { rawBody, headers } = await noticeOfPaid();
    const changed = Buffer.from(rawBody.toString('utf8').replace('12990', '12991').replace('129.90', '129.91'));
    expect(changed.equals(rawBody)).toBe(false);
    const judged = await verify({ rawBody: changed, headers });
    // N-Genius signs nothing: what it says is asked for, whatever it says.
    if (name === 'ngenius') expect(judged).toMatchObject({ payment: { needsConfirmation: true } });
    else expect(judged).toEqual({ kind: 'refused', fault: 'signature' });
  });

  test('refuses a notice without a signature', async () => {
    const { rawBody } = await noticeOfPaid();
    expect(await verify({ rawBody, headers: {} })).toEqual({ kind: 'refused', fault: 'signature' });
  });

  test('refuses a notice for another merchant', async () => {
    const notice = await turned({ forges: 'merchant' }, noticeOfPaid);
    expect(await verify(notice)).toEqual({ kind: 'refused', fault: merchant });
  });

  test('tells an amount that is not the one asked for', async () => {
    const notice = await turned({ forges: 'amount' }, noticeOfPaid);
    const judged = await verify(notice);
    expect(judged).toMatchObject({ kind: 'payment' });
    expect(judged).not.toMatchObject({ payment: { amount: 12_990 } });
  });

  test('tells a currency that is not the one asked for', async () => {
    const notice = await turned({ forges: 'currency' }, noticeOfPaid);
    expect(await verify(notice)).toMatchObject({ kind: 'payment', payment: { currency: 'EUR' } });
  });

  test('asking twice for a refund gives back once', async () => {
    const asked = request();
    const { providerReference } = await payThrough(rig, provider(), asked);
    await settle();
    const refund = aRefund(asked, providerReference, { amount: 5_000, refundedInAll: 5_000 });
    const first = await provider().refund(refund);
    await provider().refund(refund);
    const rest = aRefund(asked, providerReference, { amount: 7_990, refundedInAll: 12_990 });
    const second = await provider().refund(rest);
    for (const { state } of [first, second]) expect(['pending', 'done']).toContain(state);
    const held = await provider().refundStatus?.({
      ...rest,
      providerRefundReference: second.providerReference ?? null,
    });
    if (held) expect(held.state).toBe('done');
    const refundNotices = ['payu', 'wallets', 'paypal'].includes(name) ? 2 : 0;
    for (let count = 0; count < refundNotices; count += 1) {
      const judged = await verify(await rig.nextNotice());
      expect(judged).toMatchObject({ kind: 'refund', refund: { state: 'done', currency: 'PLN' } });
    }
    expect(rig.caughtNotices()).toBe(0);
    const tooMuch = aRefund(asked, providerReference, { amount: 1, refundedInAll: 12_991 });
    await expect(provider().refund(tooMuch)).rejects.toBeInstanceOf(ProviderRefused);
  });

  test('gives back no more than came', async () => {
    const asked = request();
    const { providerReference } = await payThrough(rig, provider(), asked);
    await settle();
    const refund = aRefund(asked, providerReference, { amount: 12_991, refundedInAll: 12_991 });
    await expect(provider().refund(refund)).rejects.toBeInstanceOf(ProviderRefused);
  });

  test('gives back nothing of what was not paid', async () => {
    const asked = request();
    const { providerReference = '' } = await provider().register(asked);
    await expect(provider().refund(aRefund(asked, providerReference))).rejects.toBeInstanceOf(ProviderRefused);
  });

  test.each(['fault', 'garbage'])('an answer that is a %s is a service that failed', async (answers) => {
    await turned({ answers }, async () => {
      await expect(provider().register(request())).rejects.toBeInstanceOf(ServiceFailed);
    });
  });

  test('waits no longer than it may', async () => {
    await turned({ slowMs: 1_500 }, async () => {
      const from = performance.now();
      await expect(provider().register(request())).rejects.toBeInstanceOf(ServiceFailed);
      expect(performance.now() - from).toBeLessThan(1_200);
    });
  });
});

test('providers that are not configured are not there', () => {
  expect(createProviders(readPayments({}, 'http://sklep.example'))).toEqual([]);
});
