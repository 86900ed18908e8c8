import type { GraphqlContext } from '../../../graphql/context.ts';
import type { MutationResolvers } from '../../../graphql/resolver-types.gen.ts';
import type {
  MutationApplyCouponsToCartArgs,
  MutationApplyCouponToCartArgs,
  MutationChooseCartGiftArgs,
  MutationDeclineCartGiftsArgs,
  MutationRemoveCouponFromCartArgs,
} from '../../../graphql/types.gen.ts';
import { networkOf } from '../../../http/network-of.ts';
import { guess, type LimitClaim } from '../../../rate-limits/index.ts';
import { applyCoupons, type CouponStrategy, isUnknownCoupon, removeCoupons } from '../changes/cart-coupons.ts';
import { chooseGift, declineGifts } from '../changes/choose-gift.ts';
import { changeFor, required } from './cart-inputs.ts';

interface CouponAttempt {
  readonly cartId: string;
  readonly codes: readonly string[];
  readonly strategy: CouponStrategy;
}

/** A code may be guessed: unknown ones count, those that exist do not, whatever comes of them. */
async function tryCoupons(context: GraphqlContext, { cartId, codes, strategy }: CouponAttempt) {
  const { app, customer, request } = context;
  const amount = new Set(codes).size;
  const claims: LimitClaim[] = [
    { limit: 'couponOfCart', subject: cartId, amount },
    { limit: 'couponOfNetwork', subject: networkOf(request.ip), amount },
  ];
  if (customer) claims.push({ limit: 'couponOfCustomer', subject: String(customer.id), amount });
  const attempt = () => changeFor(context, cartId, applyCoupons(codes, strategy));
  return (await guess(app.rateLimits, claims, attempt, isUnknownCoupon)).state;
}

async function applyCoupon(_parent: unknown, { input }: MutationApplyCouponToCartArgs, context: GraphqlContext) {
  const given = required(input, 'input');
  const cartId = required(given.cart_id, 'cart_id');
  const code = required(given.coupon_code.trim(), 'coupon_code');
  return { cart: await tryCoupons(context, { cartId, codes: [code], strategy: 'append' }) };
}

async function applyCouponsTo(_parent: unknown, { input }: MutationApplyCouponsToCartArgs, context: GraphqlContext) {
  const given = required(input, 'input');
  const cartId = required(given.cart_id, 'cart_id');
  const codes = given.coupon_codes.flatMap((code) => code?.trim() || []);
  required(codes[0], 'coupon_codes');
  const strategy = given.type === 'REPLACE' ? 'replace' : 'append';
  return { cart: await tryCoupons(context, { cartId, codes, strategy }) };
}

async function removeCoupon(_parent: unknown, { input }: MutationRemoveCouponFromCartArgs, context: GraphqlContext) {
  const { cart_id: cartId } = required(input, 'input');
  return { cart: (await changeFor(context, required(cartId, 'cart_id'), removeCoupons())).state };
}

async function chooseCartGift(_parent: unknown, { input }: MutationChooseCartGiftArgs, context: GraphqlContext) {
  const choice = { sku: required(input.sku, 'sku'), source: input.source ?? undefined };
  const { state } = await changeFor(context, input.cart_id, async (open) => ({
    outcome: await chooseGift(open, choice),
  }));
  return { cart: state };
}

async function declineCartGifts(_parent: unknown, { input }: MutationDeclineCartGiftsArgs, context: GraphqlContext) {
  return { cart: (await changeFor(context, input.cart_id, declineGifts())).state };
}

/** Coupons and gifts. */
export const cartExtras: MutationResolvers = {
  applyCouponToCart: applyCoupon,
  applyCouponsToCart: applyCouponsTo,
  removeCouponFromCart: removeCoupon,
  chooseCartGift,
  declineCartGifts,
};
