import { shopSettingsSchema } from '../../commerce/shop-settings.ts';
import { searchSettingsSchema } from './search-settings.ts';
import { sellerSchema } from './seller.schema.ts';

const text = { type: 'string', minLength: 1, maxLength: 200 } as const;

/** What `PUT /staff/sites/:code` takes. */
export const siteInputSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'locale', 'language', 'currency', 'address', 'domain'],
  properties: {
    name: text,
    locale: { type: 'string', pattern: '^[a-z]{2}-[A-Z]{2}$', maxLength: 5 },
    language: { type: 'string', pattern: '^[a-z]{2}(-[A-Z]{2})?$', maxLength: 5 },
    currency: { type: 'string', pattern: '^[A-Z]{3}$', maxLength: 3 },
    address: { type: 'string', pattern: '^https?://[^/\\s]+$', maxLength: 200 },
    domain: { type: 'string', pattern: '^[a-z0-9.-]+(:[0-9]+)?$', maxLength: 200 },
    basePath: { type: 'string', pattern: '^/([a-z0-9-]+(/[a-z0-9-]+)*)?$', maxLength: 200, default: '/' },
    isDefault: { type: 'boolean', default: false },
    postfix: { type: 'string', maxLength: 100, default: '' },
    favicon: text,
    logo: { type: 'object', additionalProperties: false, properties: { light: text, dark: text } },
    properties: {
      type: 'object',
      additionalProperties: false,
      properties: {
        terms: text,
        privacy: text,
        returnOrder: text,
        maintenance: { type: 'boolean', default: false },
        socialMeta: {
          type: 'object',
          additionalProperties: false,
          properties: { image: text, description: { type: 'string', maxLength: 500 } },
        },
        seller: sellerSchema,
        shop: shopSettingsSchema,
        loyalty: {
          type: 'object',
          additionalProperties: false,
          properties: {
            approval: { type: 'boolean', title: 'Do Friends & Family przyjmuje obsługa sklepu' },
          },
        },
      },
      default: { maintenance: false },
    },
    generalSettings: { type: 'object', properties: { search: searchSettingsSchema }, default: {} },
    revision: {
      type: 'integer',
      minimum: 0,
      description: 'The one that was seen, 0 for a site that is to be new; without it the last one to save wins.',
    },
    staticRouting: { type: 'object', additionalProperties: { type: 'string', maxLength: 200 }, default: {} },
  },
} as const;

/** A site's code: `pl`, `en`. */
export const siteCodeSchema = { type: 'string', pattern: '^[a-z]{2}[a-z0-9-]{0,14}$', maxLength: 16 } as const;
