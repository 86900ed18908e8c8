import type { BodyOf } from '../../http/body-of.ts';
import { momentSchema } from '../../http/moment.ts';
import { listSchema, pagingProperties } from '../../http/paging.ts';
import { COUPON_KINDS } from './coupons.tables.ts';

const MOST_MONEY = 100_000_000;
const MOST_USES = 1_000_000_000;

const sku = { type: 'string', minLength: 1, maxLength: 64 } as const;
const site = { type: 'string', title: 'Witryna', maxLength: 20 } as const;

const properties = {
  code: { type: 'string', title: 'Kod', pattern: '^[\\p{L}\\p{N}][\\p{L}\\p{N}._-]{1,39}$', maxLength: 40 },
  name: { type: 'string', title: 'Nazwa', minLength: 1, maxLength: 200 },
  kind: { type: 'string', title: 'Rodzaj', enum: COUPON_KINDS },
  percent: { type: 'integer', title: 'Procent', minimum: 1, maximum: 100 },
  amount: { type: 'integer', title: 'Kwota w groszach', minimum: 1, maximum: MOST_MONEY },
  startsAt: { ...momentSchema, title: 'Ważny od' },
  endsAt: { ...momentSchema, title: 'Ważny do' },
  minimum: { type: 'integer', title: 'Od wartości zakupów w groszach', minimum: 1, maximum: MOST_MONEY },
  categoryPaths: {
    type: 'array',
    title: 'Tylko kategorie',
    maxItems: 50,
    items: { type: 'string', minLength: 1, maxLength: 240 },
    default: [],
  },
  usageLimit: { type: 'integer', title: 'Ile razy łącznie', minimum: 1, maximum: MOST_USES },
  usagePerCustomer: { type: 'integer', title: 'Ile razy na osobę', minimum: 1, maximum: MOST_USES },
  isActive: { type: 'boolean', title: 'Włączony', default: true },
  giftSkus: { type: 'array', title: 'Prezenty do wyboru', maxItems: 20, items: sku, default: [] },
} as const;

/** What `POST /staff/coupons` and `PUT /staff/coupons/:id` take. */
export const couponSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['code', 'name', 'kind'],
  properties: { site, ...properties },
} as const;

export type CouponInput = BodyOf<typeof couponSchema>;

export const COUPON_STATUSES = ['active', 'scheduled', 'expired', 'used-up', 'inactive'] as const;
export type CouponStatus = (typeof COUPON_STATUSES)[number];

export const couponListSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ...pagingProperties,
    site,
    search: { type: 'string', maxLength: 100 },
    status: { type: 'string', enum: COUPON_STATUSES },
  },
} as const;

/** A coupon as staff see it. */
export const couponAnswerSchema = {
  type: 'object',
  required: ['id', 'site', 'code', 'name', 'kind', 'categoryPaths', 'giftSkus', 'uses', 'isActive', 'status'],
  properties: {
    id: { type: 'integer' },
    site,
    ...properties,
    uses: { type: 'integer' },
    status: { type: 'string', enum: COUPON_STATUSES },
  },
} as const;

export const couponListAnswerSchema = listSchema(couponAnswerSchema);

export const couponParams = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'integer', minimum: 1, maximum: 2_147_483_647 } },
} as const;
