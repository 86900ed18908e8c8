import { dimensionsSchema } from '../../catalog/index.ts';
import { shopSettingsSchema } from '../../shop-settings.ts';
import { METHOD_CODES } from '../carriers/carriers.ts';
import { POINT_PROVIDERS } from '../points/delivery-point.ts';

const money = { type: 'integer', minimum: 0, maximum: 100_000_000 } as const;
const days = { type: 'integer', minimum: 0, maximum: 30 } as const;
const title = { type: 'string', minLength: 1, maxLength: 100 } as const;
const site = { type: 'string', title: 'Witryna', maxLength: 20 } as const;
const revision = { type: 'integer', title: 'Wersja', minimum: 0, maximum: 2_147_483_647 } as const;

const methodSettingsSchema = {
  type: 'object',
  additionalProperties: false,
  required: [
    'methodCode',
    'isActive',
    'priority',
    'carrierTitle',
    'methodTitle',
    'displayInfo',
    'price',
    'taxRate',
    'isFreeFromThreshold',
    'maxWeightGrams',
    'transitDays',
    'countries',
    'disabledPaymentMethods',
  ],
  properties: {
    methodCode: { type: 'string', title: 'Kod', enum: METHOD_CODES },
    isActive: { type: 'boolean', title: 'Włączona' },
    priority: { type: 'integer', title: 'Kolejność', minimum: 0, maximum: 1_000 },
    carrierTitle: { ...title, title: 'Przewoźnik' },
    methodTitle: { ...title, title: 'Nazwa' },
    displayInfo: { type: 'string', title: 'Informacja dla kupującego', maxLength: 300 },
    price: { ...money, title: 'Cena brutto w groszach' },
    taxRate: { type: 'integer', title: 'Stawka VAT w procentach', minimum: 0, maximum: 100 },
    isFreeFromThreshold: { type: 'boolean', title: 'Darmowa od progu' },
    maxWeightGrams: { type: 'integer', title: 'Najwyższa waga w gramach', minimum: 1, maximum: 1_000_000 },
    maxParcel: { ...dimensionsSchema, type: ['object', 'null'], title: 'Największa paczka' },
    maxValue: { ...money, title: 'Najwyższa wartość zamówienia w groszach' },
    transitDays: {
      type: 'object',
      title: 'Dni robocze w drodze',
      additionalProperties: false,
      required: ['from', 'to'],
      properties: { from: { ...days, title: 'Od' }, to: { ...days, title: 'Do' } },
    },
    countries: {
      ...shopSettingsSchema.properties.shippingCountries,
      title: 'Kraje',
      uniqueItems: true,
    },
    disabledPaymentMethods: {
      type: 'array',
      title: 'Wyłączone płatności',
      maxItems: 30,
      uniqueItems: true,
      items: { type: 'string', pattern: '^[a-z0-9_-]+$', maxLength: 60 },
    },
  },
} as const;

/** The stored document. */
const deliverySettingsSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['cutOffHour', 'handlingDays', 'methods'],
  properties: {
    cutOffHour: { type: 'integer', title: 'Godzina, do której wysyłamy tego samego dnia', minimum: 0, maximum: 24 },
    handlingDays: { ...days, title: 'Dni robocze na przygotowanie' },
    methods: { type: 'array', title: 'Sposoby dostawy', maxItems: 50, items: methodSettingsSchema },
  },
} as const;

/** What `PUT /staff/delivery-settings` takes; the revision is the one that was read. */
export const deliverySettingsBodySchema = {
  type: 'object',
  additionalProperties: false,
  required: ['revision', 'settings'],
  properties: { site, revision, settings: deliverySettingsSchema },
} as const;

export const deliverySettingsQuery = {
  type: 'object',
  additionalProperties: false,
  properties: { site },
} as const;

/** The settings as staff see them, with what of the methods is given by their carriers. */
export const deliverySettingsAnswerSchema = {
  type: 'object',
  required: ['site', 'currency', 'revision', 'freeDeliveryFrom', 'settings', 'methods'],
  properties: {
    site,
    currency: { type: 'string' },
    revision: { ...revision, description: '0 while the site has the defaults' },
    updatedAt: { type: 'string', format: 'date-time' },
    freeDeliveryFrom: { type: 'integer', description: "Of the site's settings, in minor units" },
    settings: deliverySettingsSchema,
    methods: {
      type: 'array',
      items: {
        type: 'object',
        required: ['carrierCode', 'methodCode', 'cashOnDelivery', 'onlyWhenFree'],
        properties: {
          carrierCode: { type: 'string' },
          methodCode: { type: 'string' },
          cashOnDelivery: { type: 'boolean' },
          onlyWhenFree: { type: 'boolean' },
          needsPoint: { type: 'string', enum: POINT_PROVIDERS },
        },
      },
    },
  },
} as const;
