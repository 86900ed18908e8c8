import { describe, expect, test } from 'vitest';
import { describeError } from '../../../error-messages/describe-error.ts';
import { AppError } from '../../../errors.ts';
import { aShop, type TestShop } from '../../../testing/a-cart.ts';
import { aProduct, aVariant } from '../../../testing/a-catalogue.ts';
import { dialects } from '../../../testing/dialects.ts';
import { applyCoupons, type CouponStrategy, removeCoupons } from './cart-coupons.ts';

const INVALID = "The coupon code isn't valid. Verify the code and try again.";

describe.each(dialects)('coupons in a cart on $name', ({ openDatabase }) => {
  const shop = async (maxCoupons = 1) => {
    const settings = { maintenance: false, shop: { maxCoupons } };
    const made = await aShop(await openDatabase(), { properties: settings });
    await made.stock({ 'RL-1': 20, 'RL-2': 20 });
    const id = await made.newCart();
    await made.add(id, { 'RL-1': 1 });
    return { ...made, id };
  };
  const apply = ({ carts, guest }: TestShop, cartId: string, codes: string[], strategy: CouponStrategy = 'append') =>
    carts.change({ cartId, shopper: guest }, applyCoupons(codes, strategy));
  const codesIn = ({ coupons }: Awaited<ReturnType<TestShop['carts']['find']>>) =>
    coupons.map(({ coupon }) => coupon.code);

  test('one is given in any case, takes its share off, and is taken away again', async () => {
    const made = await shop();
    await made.aCoupon({ code: 'LEN10' });
    const { state } = await apply(made, made.id, [' len10 ']);
    expect(codesIn(state)).toEqual(['LEN10']);
    expect(state.totals).toMatchObject({ subtotal: 8_900, discount: 890, total: 8_010 });
    const removed = await made.carts.change({ cartId: made.id, shopper: made.guest }, removeCoupons());
    expect([codesIn(removed.state), removed.state.totals.total]).toEqual([[], 8_900]);
  });

  test('the same one twice is given once; another one needs the first to be taken away', async () => {
    const made = await shop();
    await made.aCoupon({ code: 'A' });
    await made.aCoupon({ code: 'B', percent: 50 });
    await apply(made, made.id, ['A']);
    expect((await apply(made, made.id, ['A'])).state.totals.total).toBe(8_010);
    const second = apply(made, made.id, ['B']);
    await expect(second).rejects.toThrow('A coupon is already applied to the cart. Please remove it to apply another');
    expect((await made.carts.find(made.guest, made.id)).totals.total).toBe(8_010);
    expect((await apply(made, made.id, ['B'], 'replace')).state.totals.total).toBe(4_450);
  });

  test('a refusal tells the reason and leaves the cart as it was', async () => {
    const made = await shop();
    await made.catalogue.putCategories('cialo');
    await made.aCoupon({ code: 'OFF', isActive: false });
    await made.aCoupon({ code: 'OLD', endsAt: '2026-11-20T12:00:00Z' });
    await made.aCoupon({ code: 'SOON', startsAt: '2026-11-21T00:00:00Z' });
    await made.aCoupon({ code: 'MORE', minimum: 10_000 });
    await made.aCoupon({ code: 'BODY', categoryPaths: ['cialo'] });
    const { id: couponId } = await made.aCoupon({ code: 'USED', usageLimit: 1 });
    await made.db.updateTable('coupon').set({ uses: 1 }).where('id', '=', couponId).execute();
    const reasons = {
      NONE: 'coupon-unknown',
      OFF: 'coupon-inactive',
      OLD: 'coupon-expired',
      SOON: 'coupon-not-started',
      MORE: 'coupon-below-minimum',
      BODY: 'coupon-not-for-these-goods',
      USED: 'coupon-used-up',
    };
    for (const [code, reason] of Object.entries(reasons)) {
      const error = await apply(made, made.id, [code]).catch((refused: unknown) => refused);
      if (!(error instanceof AppError)) throw new Error(`The coupon ${code} was not refused.`);
      expect(error).toMatchObject({ message: INVALID, code: reason, details: { reason } });
      const { sentence, details } = describeError(error, 'pl');
      expect(sentence).toContain(`„${code}”`);
      expect(details?.faults).toEqual([{ path: '/coupon_code', rule: 'coupon', message: sentence }]);
    }
    expect(await made.carts.find(made.guest, made.id)).toMatchObject({ coupons: [], cart: { version: 2 } });
    const empty = await made.newCart();
    await expect(apply(made, empty, ['A'])).rejects.toThrow('Cart does not contain products.');
  });

  test('of categories is for their goods and those of the categories below', async () => {
    const made = await shop();
    const { catalogue, add, id } = made;
    await catalogue.putCategories('twarz', 'twarz/kremy');
    const variants = [aVariant({ sku: 'RL-K', prices: { PLN: { regular: 5_000 } } })];
    await catalogue.products.put('RL-K', aProduct('RL-K', { categories: ['twarz/kremy'], variants }));
    await add(id, { 'RL-K': 2 });
    await made.aCoupon({ code: 'TWARZ', percent: 50, categoryPaths: ['twarz'] });
    const { state } = await apply(made, id, ['TWARZ']);
    expect(state.lines.map(({ totals }) => totals.discount)).toEqual([0, 5_000]);
  });

  test('below its minimum it rests, told, and works again above', async () => {
    const made = await shop();
    await made.aCoupon({ code: 'OD100', minimum: 10_000 });
    await made.add(made.id, { 'RL-1': 1 });
    await apply(made, made.id, ['OD100']);
    const below = (await made.set(made.id, 'RL-1', 1)).state;
    expect(below.totals.discount).toBe(0);
    expect(below.notices).toEqual([
      {
        code: 'coupon-below-minimum',
        message: 'Kod „OD100” działa od 100,00\u00a0zł, brakuje 11,00\u00a0zł.',
        coupon: 'OD100',
      },
    ]);
    expect((await made.set(made.id, 'RL-1', 2)).state).toMatchObject({ totals: { discount: 1_780 }, notices: [] });
  });

  test('one that has ended makes room for another', async () => {
    const made = await shop();
    await made.aCoupon({ code: 'A', endsAt: '2026-11-21T00:00:00Z' });
    await made.aCoupon({ code: 'B' });
    await apply(made, made.id, ['A']);
    made.catalogue.clock.now = new Date('2026-11-22T00:00:00Z');
    expect((await made.carts.find(made.guest, made.id)).notices).toMatchObject([
      { code: 'coupon-expired', message: 'Kod „A” stracił ważność 21.11.2026.' },
    ]);
    expect(codesIn((await apply(made, made.id, ['B'])).state)).toEqual(['B']);
  });

  test('several work together where the site allows it, all or none of those asked for', async () => {
    const made = await shop(2);
    for (const code of ['A', 'B', 'C']) await made.aCoupon({ code, percent: 50 });
    expect((await apply(made, made.id, ['A', 'B'])).state.totals.total).toBe(2_225);
    await expect(apply(made, made.id, ['C'])).rejects.toMatchObject({ code: 'coupon-limit' });
    await expect(apply(made, made.id, ['C', 'NONE'], 'replace')).rejects.toThrow(INVALID);
    expect(codesIn(await made.carts.find(made.guest, made.id))).toEqual(['A', 'B']);
  });

  test('a customer’s earlier uses count', async () => {
    const made = await shop();
    const customer = made.aCustomer(7);
    const { id: couponId } = await made.aCoupon({ code: 'RAZ', usagePerCustomer: 1 });
    const use = { couponId, cartId: 'earlier', customerId: 7, emailHash: 'x', usedAt: made.catalogue.clock.now };
    await made.db.insertInto('coupon_use').values(use).execute();
    const cartId = await made.newCart(customer);
    await made.add(cartId, { 'RL-1': 1 }, customer);
    const own = made.carts.change({ cartId, shopper: customer }, applyCoupons(['RAZ'], 'append'));
    await expect(own).rejects.toMatchObject({ code: 'coupon-used-by-customer' });
    expect((await apply(made, made.id, ['RAZ'])).state.totals.discount).toBe(890);
  });

  test('of another site is unknown here', async () => {
    const made = await shop();
    const other = await aShop(made.db, { code: 'en', domain: 'en.rosailen.example', currency: 'EUR' });
    await other.aCoupon({ code: 'EURO' });
    await expect(apply(made, made.id, ['EURO'])).rejects.toMatchObject({ code: 'coupon-unknown' });
  });

  test('free delivery leaves nothing missing to it', async () => {
    const made = await shop();
    await made.aCoupon({ code: 'DOSTAWA', kind: 'freeDelivery', percent: undefined });
    const { state } = await apply(made, made.id, ['DOSTAWA']);
    expect([state.freeDelivery.missing, state.totals.total]).toEqual([0, 8_900]);
  });
});
