import type { BodyOf } from '../../http/body-of.ts';
import { momentSchema } from '../../http/moment.ts';
import { listSchema, pagingProperties } from '../../http/paging.ts';
import { COUPON_KINDS } from './coupons.tables.ts';

const MOST_MONEY = 100_000_000;
const MOST_USES = 1_000_000_000;

const site = { type: 'string', title: 'Witryna', maxLength: 20 } as const;

const properties = {
  code: {
    type: 'string',
    title: 'Kod',
    description: 'Co najmniej dwa znaki; wielkość liter nie ma znaczenia',
    pattern: '^[\\p{L}\\p{N}][\\p{L}\\p{N}._-]{1,39}$',
    maxLength: 40,
    'x-patternMessage': 'Od 2 do 40 liter, cyfr, kropek, łączników i podkreśleń; na początku litera lub cyfra',
  },
  name: {
    type: 'string',
    title: 'Nazwa',
    description: 'Dla Ciebie i w podsumowaniu koszyka',
    minLength: 1,
    maxLength: 200,
  },
  kind: {
    type: 'string',
    title: 'Rodzaj',
    enum: COUPON_KINDS,
    'x-enumTitles': { percent: 'Procent', fixed: 'Kwota', freeDelivery: 'Darmowa dostawa' },
  },
  percent: { type: 'integer', title: 'Rabat w procentach', minimum: 1, maximum: 100 },
  amount: { type: 'integer', title: 'Kwota rabatu', minimum: 1, maximum: MOST_MONEY, 'x-money': 'minor-units' },
  startsAt: { ...momentSchema, title: 'Ważny od' },
  endsAt: { ...momentSchema, title: 'Ważny do' },
  minimum: {
    type: 'integer',
    title: 'Od wartości zakupów',
    description: 'Puste: bez progu',
    minimum: 1,
    maximum: MOST_MONEY,
    'x-money': 'minor-units',
  },
  categoryPaths: {
    type: 'array',
    title: 'Tylko kategorie',
    maxItems: 50,
    items: { type: 'string', minLength: 1, maxLength: 240, 'x-reference': 'category' },
    default: [],
  },
  usageLimit: { type: 'integer', title: 'Ile razy łącznie', minimum: 1, maximum: MOST_USES },
  usagePerCustomer: { type: 'integer', title: 'Ile razy na osobę', minimum: 1, maximum: MOST_USES },
  isActive: {
    type: 'boolean',
    title: 'Włączony',
    description: 'Wyłączony kupon zostaje na liście, ale nie działa w koszyku',
    default: true,
  },
  giftSkus: {
    type: 'array',
    title: 'Prezenty do wyboru',
    description: 'Kto użyje kuponu, wybierze jeden z tych produktów za darmo',
    maxItems: 20,
    items: { type: 'string', minLength: 1, maxLength: 64, 'x-reference': 'product' },
    default: [],
  },
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
