import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dialects } from '../../../testing/dialects.ts';
import { type RunningStandIns, runStandIns } from '../../../testing/run-stand-ins.ts';
import { aPayingShop, type PayingShop } from '../testing/a-paying-shop.ts';

let standIns: RunningStandIns;
beforeAll(async () => {
  standIns = await runStandIns();
});

describe.each(dialects)('one attempt at a time on $name', (dialect) => {
  let shop: PayingShop;
  beforeEach(async () => {
    shop = await aPayingShop(dialect, standIns, { PAYMENTS_TIMEOUT_MS: '10000' });
    await shop.provider.good();
  });

  async function declined() {
    const order = await shop.begun();
    await shop.provider.decide(order.started.redirectUrl, 'declined');
    return order;
  }
  const retry = (orderId: number, app = shop.app) => app.payments.retry(orderId);
  const urls = (starts: readonly { readonly redirectUrl?: string }[]) =>
    new Set(starts.map(({ redirectUrl }) => redirectUrl));
  /** As a node leaves an attempt that dies while it asks the provider. */
  const die = (orderId: number, leaseMs: number) =>
    shop.app.db
      .updateTable('payment_attempt')
      .set({
        state: 'created',
        redirectUrl: null,
        answeredAt: null,
        leaseUntil: new Date(shop.clock.now.getTime() + leaseMs),
      })
      .where('orderId', '=', orderId)
      .execute();

  test('twenty presses of "pay again" at once open one page', async () => {
    const { id, started } = await declined();
    const opened = urls(await Promise.all(Array.from({ length: 20 }, () => retry(id))));
    expect(opened.size).toBe(1);
    expect([...opened][0]).toMatch(/trnRequest/);
    expect([...opened][0]).not.toBe(started.redirectUrl);
    expect(await shop.attempts(id)).toHaveLength(2);
  });

  test('while placing begins the payment, "pay again" waits for its page', async () => {
    const { id, attemptId } = await shop.order();
    await shop.provider.turn({ slowMs: 100 });
    const placing = shop.app.payments.start(attemptId);
    await expect.poll(async () => (await shop.attempts(id))[0]?.startedAt ?? null).not.toBeNull();
    const opened = urls([await retry(id), await placing]);
    expect([opened.size, ...opened]).toEqual([1, expect.stringContaining('/trnRequest/')]);
    expect(await shop.attempts(id)).toHaveLength(1);
  });

  test('who waits in vain is told so, and the attempt stays alone', async () => {
    shop = await aPayingShop(dialect, standIns, { PAYMENTS_WAIT_MS: '100' });
    const { id } = await declined();
    await die(id, 60_000);
    await expect(retry(id)).rejects.toMatchObject({ fault: 'under-way', code: 'payment-under-way' });
    expect(await shop.app.payments.startOf(id)).toMatchObject({ reasonCode: 'payment-under-way' });
    expect(await shop.attempts(id)).toHaveLength(1);
  });

  test('a node that died while asking the provider is waited for no longer than its lease', async () => {
    for (const act of [retry, (orderId: number) => shop.app.payments.startOf(orderId)]) {
      const { id } = await declined();
      await die(id, 5_000);
      let hasAnswered = false;
      const waiting = act(id).finally(() => {
        hasAnswered = true;
      });
      // Once it is waited for, the lease ends.
      await expect.poll(() => shop.attempts(id)).toHaveLength(1);
      expect(hasAnswered).toBe(false);
      shop.wait(5_000);
      expect(await waiting).toMatchObject({ redirectUrl: expect.stringContaining('/trnRequest/') });
      expect(await shop.attempts(id)).toHaveLength(2);
    }
  });

  test('when the provider fails, all who wait hear so, and nobody asks it again for them', async () => {
    const { id } = await declined();
    // Long enough that all have come before it fails, also on a busy machine.
    await shop.provider.turn({ answers: 'fault', slowMs: 1_500 });
    const answers = await Promise.all([1, 2, 3].map(() => retry(id)));
    expect(answers).toEqual(
      [1, 2, 3].map(() => ({ method: 'przelewy24', state: 'created', reasonCode: 'provider-unavailable' })),
    );
    expect(await shop.attempts(id)).toHaveLength(2);
    await shop.provider.good();
    expect(await retry(id)).toMatchObject({ redirectUrl: expect.stringContaining('/trnRequest/') });
  });

  test('a card is entered for a cart once, however often it is asked for at once', async () => {
    const site = shop.app.sites.require(undefined);
    const { id: cartId } = (await shop.app.carts.create({ site })).cart;
    const cart = {
      cartId,
      siteId: site.id,
      amount: 10_399,
      currency: 'PLN',
      language: 'pl-PL',
      savesCard: false,
      payer: {
        email: 'lena@example.com',
        firstName: 'Lena',
        lastName: 'Łąkowska',
        street: 'Długa 5',
        city: 'Kraków',
        postcode: '30-001',
        countryCode: 'PL',
      },
    };
    const cards = await Promise.all(Array.from({ length: 10 }, () => shop.app.payments.registerCard(cart, {})));
    expect(new Set(cards.map(({ token }) => token)).size).toBe(1);
    // A token that the bank has refused is as dead as a page: who tries again later gets another one.
    shop.wait(60_000);
    expect((await shop.app.payments.registerCard(cart, {})).token).not.toBe(cards[0]?.token);
  });
});

describe.each(dialects.filter(({ engine }) => engine === 'postgres'))('two nodes on $name', (dialect) => {
  test('open one page for all who press "pay again" on either of them', async () => {
    const shop = await aPayingShop(dialect, standIns);
    await shop.provider.good();
    const other = await shop.anotherNode();
    const { id, started } = await shop.begun();
    await shop.provider.decide(started.redirectUrl, 'declined');
    await shop.provider.turn({ slowMs: 50 });
    const starts = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? other : shop.app).payments.retry(id)),
    );
    await shop.provider.good();
    expect(new Set(starts.map(({ redirectUrl }) => redirectUrl)).size).toBe(1);
    expect(starts[0]?.redirectUrl).toContain('/trnRequest/');
    expect(await shop.attempts(id)).toHaveLength(2);
  });

  test('begin a payment once, and the other one waits for the address', async () => {
    const shop = await aPayingShop(dialect, standIns);
    await shop.provider.good();
    const other = await shop.anotherNode();
    const { id } = await shop.order();
    await shop.provider.turn({ slowMs: 200 });
    const starts = await Promise.all([shop.app.payments.startOf(id), other.payments.startOf(id)]);
    await shop.provider.good();
    expect(starts[0]?.redirectUrl).toContain('/trnRequest/');
    expect(starts[1]?.redirectUrl).toBe(starts[0]?.redirectUrl);
  });
});
