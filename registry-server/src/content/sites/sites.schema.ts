import { PAGE_ADDRESS } from '@witryna/module-schemas';
import { shopSettingsSchema } from '../../commerce/shop-settings.ts';
import { behaviourSchemas } from './behaviour.schema.ts';
import { externalServicesSchema } from './external-services.schema.ts';
import { ratingSchema } from './rating.schema.ts';
import { searchSettingsSchema } from './search-settings.ts';
import { sellerSchema } from './seller.schema.ts';

const feature = { type: 'boolean' } as const;

const text = { type: 'string', minLength: 1, maxLength: 200 } as const;

/** The address of a snippet without a slash in front. */
const snippetSlug = {
  type: 'string',
  pattern: '^[a-z0-9]+([-_][a-z0-9]+)*(/[a-z0-9]+([-_][a-z0-9]+)*)*$',
  maxLength: 240,
} as const;

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
    features: {
      type: 'object',
      description: 'What the site has or does without; a feature that is not named is as its code has it.',
      additionalProperties: false,
      properties: {
        cart: feature,
        user: feature,
        search: feature,
        chat: feature,
        unavailableVariants: feature,
        cookieConsent: feature,
      },
    },
    properties: {
      type: 'object',
      additionalProperties: false,
      properties: {
        terms: text,
        privacy: text,
        returnOrder: text,
        contact: {
          ...text,
          title: 'Kontakt',
          description:
            'Page where people write to the shop: a path of the site or a whole address; `/kontakt` without it.',
          pattern: PAGE_ADDRESS,
        },
        whereToBuy: {
          ...text,
          title: 'Gdzie kupić',
          description: 'Page that says where products are sold, for a site without a cart.',
          pattern: PAGE_ADDRESS,
        },
        maintenance: { type: 'boolean', default: false },
        headerSnippet: snippetSlug,
        footerSnippet: snippetSlug,
        socialMeta: {
          type: 'object',
          additionalProperties: false,
          properties: { image: text, description: { type: 'string', maxLength: 500 } },
        },
        seller: sellerSchema,
        rating: ratingSchema,
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
    generalSettings: {
      type: 'object',
      properties: {
        search: searchSettingsSchema,
        externalServices: externalServicesSchema,
        ...behaviourSchemas,
        benefitBarGroup: {
          type: 'array',
          title: 'Pasek korzyści',
          maxItems: 8,
          items: { type: 'string', minLength: 1, maxLength: 120 },
        },
        shippingTimer: {
          type: 'object',
          title: 'Wysyłka tego samego dnia',
          properties: { cutOffHour: { type: 'integer', title: 'Do godziny', minimum: 0, maximum: 24 } },
        },
      },
      default: {},
    },
    revision: {
      type: 'integer',
      minimum: 0,
      description: 'The one that was seen, 0 for a site that is to be new; without it the last one to save wins.',
    },
    staticRouting: {
      type: 'object',
      additionalProperties: { type: 'string', maxLength: 200 },
      maxProperties: 100,
      default: {},
      description:
        'Addresses of screens by the name of their route, the other one redirects; `error.500`: the page for failures.',
    },
  },
} as const;

/** A site's code: `pl`, `en`. */
export const siteCodeSchema = { type: 'string', pattern: '^[a-z]{2}[a-z0-9-]{0,14}$', maxLength: 16 } as const;
