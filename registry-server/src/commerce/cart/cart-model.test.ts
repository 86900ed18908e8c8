import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AppError } from '../../errors.ts';
import { aShop, type TestShop } from '../../testing/a-cart.ts';
import { aCheckout } from '../../testing/a-checkout.ts';
import { dialects } from '../../testing/dialects.ts';
import { includedTax, shareHalfUp } from '../pricing/index.ts';
import type { CartState } from './calculation/calculate-cart.ts';
import { applyCoupons, removeCoupons } from './changes/cart-coupons.ts';
import { chooseGift } from './changes/choose-gift.ts';

/** Sequences of one run; the long form is `CART_SEQUENCES=10000`. */
const SEQUENCES = Number(process.env.CART_SEQUENCES ?? 60);
const MAX_COMMANDS = 20;

const SKUS = ['RL-1', 'RL-2', 'RL-3'] as const;
const GIFT = 'RL-GRATIS';
const GIFT_FROM = 20_000;
const FIXED = { amount: 500, minimum: 10_000 };
const FREE_FROM = 9_900;

/** Ways of delivery: one that becomes free, one that never does, one that is there only then. */
const PRICES = { inpostcourier: 1_499, Dpdshippingcod: 2_049, freeshipping: 0 } as const;
type Method = keyof typeof PRICES;
type Payment = 'banktransfer' | 'cashondelivery';

/** What the cart must be like, kept by other means. */
interface Model {
  readonly items: Map<string, number>;
  readonly stock: Map<string, number>;
  readonly price: Map<string, number>;
  coupon: 'PERCENT' | 'FIXED' | undefined;
  hasGift: boolean;
  hasAddress: boolean;
  /** As chosen: it may not hold any more until the next change. */
  delivery: Method | undefined;
  payment: Payment | undefined;
}

interface Real {
  readonly shop: TestShop;
  readonly customer: ReturnType<TestShop['aCustomer']>;
  readonly cartId: string;
}

const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, number) => total + number, 0);
const subtotalOf = ({ items, price }: Model) => sum([...items].map(([sku, count]) => count * (price.get(sku) ?? 0)));

function discountOf(model: Model): number {
  const subtotal = subtotalOf(model);
  if (model.coupon === 'PERCENT') return shareHalfUp(subtotal, 10, 100);
  return model.coupon === 'FIXED' && subtotal >= FIXED.minimum ? FIXED.amount : 0;
}

const goodsOf = (model: Model) => subtotalOf(model) - discountOf(model);

/** Whether a cart can go so as it is now. */
function canGo(model: Model, method: Method | undefined): method is Method {
  if (method === undefined || model.items.size === 0) return false;
  return method !== 'freeshipping' || goodsOf(model) >= FREE_FROM;
}

function deliveryPriceOf(model: Model): number {
  if (!canGo(model, model.delivery)) return 0;
  return model.delivery === 'inpostcourier' && goodsOf(model) >= FREE_FROM ? 0 : PRICES[model.delivery];
}

/** Cash is taken by the one carrier that collects it, and that one takes nothing else. */
function canPay(model: Model, payment: Payment | undefined): payment is Payment {
  if (payment === undefined) return false;
  const isAtTheDoor = canGo(model, model.delivery) && model.delivery === 'Dpdshippingcod';
  return isAtTheDoor === (payment === 'cashondelivery');
}

const earnsGift = (model: Model) => model.items.size > 0 && goodsOf(model) >= GIFT_FROM;

/** What every successful change does: a gift that is no longer earned goes, so does a choice that does not hold. */
function settle(model: Model): void {
  if (!earnsGift(model)) model.hasGift = false;
  const keepsPayment = canPay(model, model.payment);
  if (!canGo(model, model.delivery)) model.delivery = undefined;
  if (!keepsPayment) model.payment = undefined;
}

function mayHave(model: Model, sku: string, count: number): boolean {
  const stock = model.stock.get(sku) ?? 0;
  return Number.isInteger(count) && count > 0 && stock > 0 && count <= stock && count <= 100;
}

/** The books of a cart against the model, and against themselves. */
async function checkBooks(model: Model, { shop, customer, cartId }: Real, reported?: CartState): Promise<void> {
  const state = await shop.carts.find(customer, cartId);
  if (reported) expect(JSON.stringify({ ...reported, notices: [] })).toBe(JSON.stringify({ ...state, notices: [] }));
  const items = state.lines.filter(({ kind }) => kind === 'item');
  expect(new Map(items.map(({ sku, quantity }) => [sku, quantity]))).toEqual(model.items);
  expect(items).toHaveLength(model.items.size);
  expect(state.lines.filter(({ kind }) => kind === 'gift')).toHaveLength(model.hasGift ? 1 : 0);
  expect(state.coupons.map(({ coupon }) => coupon.code)).toEqual(model.coupon ? [model.coupon] : []);
  const { totals } = state;
  expect(totals).toMatchObject({ subtotal: subtotalOf(model), discount: discountOf(model) });
  const { delivery } = totals;
  expect(state.checkout.shippingAddress !== undefined).toBe(model.hasAddress);
  expect([state.checkout.delivery?.methodCode, state.checkout.payment?.code]).toEqual([model.delivery, model.payment]);
  expect(state.delivery?.methodCode).toBe(canGo(model, model.delivery) ? model.delivery : undefined);
  expect(state.payment?.code).toBe(canPay(model, model.payment) ? model.payment : undefined);
  expect([delivery.payable, delivery.tax]).toEqual([deliveryPriceOf(model), includedTax(deliveryPriceOf(model), 23)]);
  expect(totals.total).toBe(totals.subtotal - totals.discount + delivery.payable);
  expect(sum(state.lines.map(({ totals: { payable } }) => payable)) + delivery.payable).toBe(totals.total);
  expect(sum(state.lines.map(({ totals: { tax } }) => tax)) + delivery.tax).toBe(totals.tax);
  expect(sum(totals.taxes.map(({ amount }) => amount))).toBe(totals.tax);
  for (const { pricing, totals: line } of state.lines)
    expect(line.tax).toBe(includedTax(line.payable, pricing.taxRate));
  expect(state.freeDelivery.missing).toBe(Math.max(0, FREE_FROM - totals.goods));
  for (const { sku, problem, quantity } of items) {
    const stock = model.stock.get(sku) ?? 0;
    expect(problem).toBe(stock === 0 ? 'out-of-stock' : stock < quantity ? 'short' : undefined);
  }
}

/** A step that either happens to both or to neither. */
function step(name: string, run: (model: Model, real: Real) => Promise<CartState | undefined>) {
  return {
    toString: () => name,
    check: () => true,
    async run(model: Model, real: Real) {
      await checkBooks(model, real, await run(model, real));
    },
  };
}

const allowed = async (change: Promise<{ readonly state: CartState }>) => (await change).state;
async function refused(change: Promise<unknown>): Promise<undefined> {
  await expect(change).rejects.toBeInstanceOf(AppError);
}

const anySku = fc.constantFrom(...SKUS);
const anyCount = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 8 }) },
  { weight: 1, arbitrary: fc.constantFrom(0, -1, 0.5, 101, 2 ** 40) },
);

const addition = fc.tuple(anySku, anyCount).map(([sku, count]) =>
  step(`add ${count} ${sku}`, async (model, { shop, customer, cartId }) => {
    const { state, outcome } = await shop.add(cartId, { [sku]: count }, customer);
    const wanted = (model.items.get(sku) ?? 0) + count;
    const isTaken = count > 0 && mayHave(model, sku, wanted);
    if (isTaken) model.items.set(sku, wanted);
    settle(model);
    expect(outcome).toHaveLength(isTaken ? 0 : 1);
    return state;
  }),
);

const setting = fc.tuple(anySku, anyCount).map(([sku, count]) =>
  step(`set ${sku} to ${count}`, async (model, { shop, customer, cartId }) => {
    const change = shop.set(cartId, sku, count, customer);
    if (!model.items.has(sku)) return refused(change);
    const { state, outcome } = await change;
    if (count === 0) model.items.delete(sku);
    else if (mayHave(model, sku, count)) model.items.set(sku, count);
    else expect(outcome).toHaveLength(1);
    settle(model);
    return state;
  }),
);

const applying = fc.constantFrom('PERCENT' as const, 'FIXED' as const).map((code) =>
  step(`apply ${code}`, async (model, { shop, customer, cartId }) => {
    const change = shop.carts.change({ cartId, shopper: customer }, applyCoupons([code], 'append'));
    const isOther = model.coupon !== undefined && model.coupon !== code;
    const isTooSmall = code === 'FIXED' && subtotalOf(model) < FIXED.minimum;
    if (model.items.size === 0 || isOther || isTooSmall) return refused(change);
    model.coupon = code;
    settle(model);
    return allowed(change);
  }),
);

const removing = fc.constant(
  step('remove the coupon', async (model, { shop, customer, cartId }) => {
    const change = shop.carts.change({ cartId, shopper: customer }, removeCoupons());
    if (model.items.size === 0) return refused(change);
    model.coupon = undefined;
    settle(model);
    return allowed(change);
  }),
);

const choosing = fc.constant(
  step('choose the gift', async (model, { shop, customer, cartId }) => {
    const change = shop.carts.change({ cartId, shopper: customer }, async (open) => ({
      outcome: await chooseGift(open, { sku: GIFT }),
    }));
    if (!model.hasGift && !earnsGift(model)) return refused(change);
    model.hasGift = true;
    settle(model);
    return allowed(change);
  }),
);

const addressing = fc.constant(
  step('say where to', async (model, { shop, customer, cartId }) => {
    const { state } = await aCheckout(shop, cartId, customer).ship({ save_in_address_book: false });
    model.hasAddress = true;
    settle(model);
    return state;
  }),
);

const delivering = fc.constantFrom<Method>('inpostcourier', 'Dpdshippingcod', 'freeshipping').map((method) =>
  step(`deliver by ${method}`, async (model, { shop, customer, cartId }) => {
    const change = aCheckout(shop, cartId, customer).deliver(method);
    if (!model.hasAddress || !canGo(model, method)) return refused(change);
    model.delivery = method;
    settle(model);
    return allowed(change);
  }),
);

const paying = fc.constantFrom<Payment>('banktransfer', 'cashondelivery').map((payment) =>
  step(`pay by ${payment}`, async (model, { shop, customer, cartId }) => {
    const change = aCheckout(shop, cartId, customer).pay(payment);
    if (!model.hasAddress || !canGo(model, model.delivery) || !canPay(model, payment)) return refused(change);
    model.payment = payment;
    settle(model);
    return allowed(change);
  }),
);

async function setStock({ shop }: Real, sku: string, sellable: number): Promise<void> {
  const variant = shop.db.selectFrom('product_variant').select('id').where('sku', '=', sku);
  await shop.db.updateTable('stock').set({ sellable }).where('variantId', '=', variant).execute();
}

async function setPrice({ shop }: Real, sku: string, regular: number): Promise<void> {
  const variant = shop.db.selectFrom('product_variant').select('id').where('sku', '=', sku);
  await shop.db.updateTable('product_price').set({ regular }).where('variantId', '=', variant).execute();
}

const restocking = fc.tuple(anySku, fc.integer({ min: 0, max: 20 })).map(([sku, count]) =>
  step(`stock of ${sku} becomes ${count}`, async (model, real) => {
    model.stock.set(sku, count);
    await setStock(real, sku, count);
    return undefined;
  }),
);

const pricing = fc.tuple(anySku, fc.integer({ min: 1, max: 9_999 })).map(([sku, amount]) =>
  step(`${sku} costs ${amount}`, async (model, real) => {
    model.price.set(sku, amount);
    await setPrice(real, sku, amount);
    return undefined;
  }),
);

const merging = fc.dictionary(anySku, fc.integer({ min: 1, max: 8 }), { maxKeys: 3 }).map((wanted) =>
  step(`merge ${JSON.stringify(wanted)}`, async (model, { shop, customer, cartId }) => {
    const sourceId = await shop.newCart();
    const taken = Object.entries(wanted).filter(([sku, count]) => mayHave(model, sku, count));
    await shop.add(sourceId, wanted);
    const { state } = await shop.carts.merge({ sourceId, targetId: cartId, shopper: customer });
    for (const [sku, count] of taken) {
      model.items.set(sku, Math.min((model.items.get(sku) ?? 0) + count, model.stock.get(sku) ?? 0, 100));
    }
    settle(model);
    await refused(shop.carts.merge({ sourceId, targetId: cartId, shopper: customer }));
    return state;
  }),
);

const anySequence = fc.commands(
  [
    addition,
    addition,
    setting,
    applying,
    removing,
    choosing,
    restocking,
    pricing,
    merging,
    addressing,
    delivering,
    delivering,
    paying,
  ],
  { maxCommands: MAX_COMMANDS },
);

describe.each(dialects)('whatever happens to a cart on $name', ({ openDatabase }) => {
  test(
    'its books are right',
    async () => {
      const shop = await aShop(await openDatabase());
      await shop.stock({ ...Object.fromEntries(SKUS.map((sku) => [sku, 10])), [GIFT]: 1_000_000 });
      await shop.aCoupon({ code: 'PERCENT', percent: 10 });
      await shop.aCoupon({ code: 'FIXED', kind: 'fixed', percent: undefined, ...FIXED });
      await shop.aGiftRule({ skus: [GIFT], threshold: GIFT_FROM });
      let customers = 0;

      const setUp = async (): Promise<{ model: Model; real: Real }> => {
        customers += 1;
        const customer = shop.aCustomer(customers);
        const real = { shop, customer, cartId: (await shop.carts.ofCustomer(customer)).cart.id };
        const model: Model = {
          items: new Map(),
          coupon: undefined,
          hasGift: false,
          hasAddress: false,
          delivery: undefined,
          payment: undefined,
          stock: new Map(SKUS.map((sku) => [sku, 10])),
          price: new Map(SKUS.map((sku, index) => [sku, 2_999 + index])),
        };
        for (const sku of SKUS) {
          await setStock(real, sku, model.stock.get(sku) ?? 0);
          await setPrice(real, sku, model.price.get(sku) ?? 0);
        }
        return { model, real };
      };
      await fc.assert(
        fc.asyncProperty(anySequence, async (commands) => {
          const { model, real } = await setUp();
          await fc.asyncModelRun(() => ({ model, real }), commands);
        }),
        { numRuns: SEQUENCES },
      );
    },
    60_000 + SEQUENCES * 500,
  );
});
