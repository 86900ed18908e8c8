import type { BodyOf } from '../../http/body-of.ts';
import { momentSchema } from '../../http/moment.ts';
import { listSchema, pagingProperties } from '../../http/paging.ts';
import { GIFT_KINDS } from './gifts.tables.ts';

const site = { type: 'string', title: 'Witryna', maxLength: 20 } as const;

const properties = {
  name: {
    type: 'string',
    title: 'Nazwa',
    description: 'Widzi ją także osoba kupująca, nad prezentami w koszyku',
    minLength: 1,
    maxLength: 200,
  },
  kind: {
    type: 'string',
    title: 'Rodzaj',
    enum: GIFT_KINDS,
    'x-enumTitles': { gift: 'Prezent', sample: 'Próbka' },
  },
  threshold: {
    type: 'integer',
    title: 'Od wartości zakupów',
    description: 'Puste: próg z ustawień sklepu. Zero: od pierwszej złotówki',
    minimum: 0,
    maximum: 100_000_000,
    'x-money': 'minor-units',
  },
  skus: {
    type: 'array',
    title: 'Produkty do wyboru',
    minItems: 1,
    maxItems: 20,
    uniqueItems: true,
    items: { type: 'string', minLength: 1, maxLength: 64, 'x-reference': 'product' },
  },
  choices: { type: 'integer', title: 'Ile można wybrać', minimum: 1, maximum: 10, default: 1 },
  startsAt: { ...momentSchema, title: 'Od' },
  endsAt: { ...momentSchema, title: 'Do' },
  isActive: {
    type: 'boolean',
    title: 'Włączona',
    description: 'Wyłączona zasada zostaje na liście, ale nikomu nic nie daje',
    default: true,
  },
} as const;

/** What `POST /staff/gift-rules` and `PUT /staff/gift-rules/:id` take. */
export const giftRuleSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'kind', 'skus'],
  properties: { site, ...properties },
} as const;

export type GiftRuleInput = BodyOf<typeof giftRuleSchema>;

export const giftRuleListSchema = {
  type: 'object',
  additionalProperties: false,
  properties: { ...pagingProperties, site },
} as const;

/** A rule as staff see it. */
export const giftRuleAnswerSchema = {
  type: 'object',
  required: ['id', 'site', 'name', 'kind', 'skus', 'choices', 'isActive'],
  properties: { id: { type: 'integer' }, site, ...properties },
} as const;

export const giftRuleListAnswerSchema = listSchema(giftRuleAnswerSchema);

export const giftRuleParams = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'integer', minimum: 1, maximum: 2_147_483_647 } },
} as const;
