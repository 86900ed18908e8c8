import type { CouponInput } from '../commerce/coupons/coupons.schema.ts';
import type { GiftRuleInput } from '../commerce/gifts/gifts.schema.ts';
import { readSeed } from './seed-files.ts';
import { ApiRefusal, type StaffApi } from './staff-api.ts';

type Given<Input, Needed extends keyof Input> = Pick<Input, Needed> & Partial<Input>;
export type SeedCoupon = Given<CouponInput, 'code' | 'name' | 'kind'>;
export type SeedGiftRule = Given<GiftRuleInput, 'name' | 'kind' | 'skus'>;

const CONFLICT = 409;

/** Creates missing coupons and gift rules of the seed; existing ones are not changed. Returns the number of created ones. */
export async function seedPromotions(api: StaffApi): Promise<{ coupons: number; giftRules: number }> {
  const make = async (path: string, bodies: readonly object[]) => {
    let made = 0;
    for (const body of bodies) if (await isMade(api, path, body)) made += 1;
    return made;
  };
  return {
    coupons: await make('/staff/coupons', readSeed<readonly SeedCoupon[]>('coupons.json')),
    giftRules: await make('/staff/gift-rules', readSeed<readonly SeedGiftRule[]>('gift-rules.json')),
  };
}

async function isMade(api: StaffApi, path: string, body: object): Promise<boolean> {
  try {
    await api.send('POST', path, body);
    return true;
  } catch (error) {
    if (error instanceof ApiRefusal && error.status === CONFLICT) return false;
    throw error;
  }
}
