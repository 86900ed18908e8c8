import type { SiteDetails } from '@witryna/module-schemas';
import { ORDER_STATUSES, type OrderStatus } from './order-status.ts';

/** What the shop's rules are made of; money is in minor units of the site's currency, gross. */
export interface ShopSettings {
  /** Stands before the number of an order, such as `PL-`. */
  readonly orderNumberPrefix: string;
  /** No number of an order is lower; a shop that moves here goes on where it was. */
  readonly orderNumberStart: number;
  /** Delivery is free from this value of goods, after discounts. */
  readonly freeDeliveryFrom: number;
  /** A sku that contains one of these, in whatever case, is a gift: it is given, never sold. */
  readonly giftSkuMarkers: readonly string[];
  /** Gift rules without a threshold of their own hold from this value of goods, after discounts. */
  readonly giftsFrom: number;
  /** The same for samples. */
  readonly samplesFrom: number;
  /** Samples that one cart may take along. */
  readonly maxSamples: number;
  /** Most pieces of one thing in a cart. */
  readonly maxQuantity: number;
  readonly maxCartLines: number;
  /** Coupons that may work together in one cart. */
  readonly maxCoupons: number;
  /** Days that a cart is kept since it was last changed. */
  readonly guestCartDays: number;
  readonly customerCartDays: number;
  /** A new account can be used only after the link in its mail was followed. */
  readonly accountConfirmation: boolean;
  /** `isEmailAvailable` tells nobody which addresses have accounts. */
  readonly hidesTakenEmails: boolean;
  /** Names the wording of terms and privacy policy that is accepted at present. */
  readonly consentVersion: string;
  /** No order without records of the required consents, even where the client of the contract has no call for them. */
  readonly requiresConsentRecords: boolean;
  /** Lists of favourites that one customer may have, and products in each. */
  readonly maxWishlists: number;
  readonly maxWishlistItems: number;
  /** Products that can be compared side by side. */
  readonly maxComparedProducts: number;
  /** Two-letter codes of the countries that parcels go to. */
  readonly shippingCountries: readonly string[];
  /** Orders of these statuses offer to be paid again. */
  readonly retryStatuses: readonly OrderStatus[];
  /** Orders of these statuses are pointed out. */
  readonly highlightedStatuses: readonly OrderStatus[];
  /** Orders of these statuses may be sent back, for so many days since they were received. */
  readonly returnableStatuses: readonly OrderStatus[];
  readonly returnDays: number;
  /** Orders of these statuses may be canceled by the shopper, as long as nothing has left. */
  readonly cancellableStatuses: readonly OrderStatus[];
  /** What a shopper may give as the reason. */
  readonly cancellationReasons: readonly string[];
  /** Countries that addresses may lie in. */
  readonly countries: readonly string[];
}

/** The Union, its neighbours in the single market, and those next to Poland. */
const EUROPE =
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK UA'.split(' ');

export const SHOP_DEFAULTS: ShopSettings = {
  orderNumberPrefix: '',
  orderNumberStart: 1,
  freeDeliveryFrom: 9_900,
  giftSkuMarkers: ['gratis', 'free', 'prezent'],
  giftsFrom: 19_900,
  samplesFrom: 4_900,
  maxSamples: 3,
  maxQuantity: 100,
  maxCartLines: 100,
  maxCoupons: 1,
  guestCartDays: 30,
  customerCartDays: 180,
  countries: EUROPE,
  accountConfirmation: false,
  hidesTakenEmails: false,
  consentVersion: '1',
  requiresConsentRecords: false,
  maxWishlists: 10,
  maxWishlistItems: 200,
  maxComparedProducts: 4,
  shippingCountries: ['PL'],
  retryStatuses: ['pendingPayment', 'ngeniusDeclined'],
  highlightedStatuses: ['pendingPayment', 'onHold'],
  returnableStatuses: ['complete', 'ngeniusComplete'],
  returnDays: 14,
  cancellableStatuses: ['new', 'pending', 'accepted', 'pendingPayment', 'ngeniusDeclined', 'processing'],
  cancellationReasons: [
    'Zamówienie złożone przez pomyłkę',
    'Chcę zmienić produkty lub adres',
    'Czas dostawy jest za długi',
    'Inny powód',
  ],
};

const money = { type: 'integer', minimum: 0, maximum: 100_000_000 } as const;
const statuses = { type: 'array', uniqueItems: true, items: { type: 'string', enum: ORDER_STATUSES } } as const;
const days = { type: 'integer', minimum: 1, maximum: 3_650 } as const;

/** What a site may say otherwise, in `properties.shop`. */
export const shopSettingsSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    orderNumberPrefix: { type: 'string', title: 'Początek numerów zamówień', pattern: '^[A-Z0-9-]*$', maxLength: 8 },
    orderNumberStart: { type: 'integer', title: 'Pierwszy numer zamówienia', minimum: 1, maximum: 500_000_000 },
    freeDeliveryFrom: { ...money, title: 'Darmowa dostawa od' },
    giftSkuMarkers: {
      type: 'array',
      title: 'Po czym poznać prezent w SKU',
      maxItems: 20,
      items: { type: 'string', minLength: 2, maxLength: 30 },
    },
    giftsFrom: { ...money, title: 'Prezent od' },
    samplesFrom: { ...money, title: 'Próbki od' },
    maxSamples: { type: 'integer', title: 'Najwięcej próbek', minimum: 0, maximum: 20 },
    maxQuantity: { type: 'integer', title: 'Najwięcej sztuk jednej rzeczy', minimum: 1, maximum: 10_000 },
    maxCartLines: { type: 'integer', title: 'Najwięcej pozycji w koszyku', minimum: 1, maximum: 200 },
    maxCoupons: { type: 'integer', title: 'Najwięcej kuponów naraz', minimum: 1, maximum: 10 },
    guestCartDays: { ...days, title: 'Dni życia koszyka gościa' },
    customerCartDays: { ...days, title: 'Dni życia koszyka klienta' },
    countries: {
      type: 'array',
      title: 'Kraje adresów',
      minItems: 1,
      maxItems: 249,
      uniqueItems: true,
      items: { type: 'string', pattern: '^[A-Z]{2}$', maxLength: 2 },
    },
    accountConfirmation: { type: 'boolean', title: 'Konto działa dopiero po potwierdzeniu adresu e-mail' },
    hidesTakenEmails: { type: 'boolean', title: 'Nie zdradzaj, które adresy e-mail mają konto' },
    consentVersion: { type: 'string', title: 'Wersja regulaminu i polityki prywatności', minLength: 1, maxLength: 40 },
    requiresConsentRecords: { type: 'boolean', title: 'Zamówienie tylko z zapisanymi zgodami' },
    maxWishlists: { type: 'integer', title: 'Najwięcej list ulubionych', minimum: 1, maximum: 50 },
    maxWishlistItems: { type: 'integer', title: 'Najwięcej produktów na liście', minimum: 1, maximum: 500 },
    maxComparedProducts: { type: 'integer', title: 'Najwięcej porównywanych produktów', minimum: 2, maximum: 50 },
    retryStatuses: { ...statuses, title: 'Stany, w których można zapłacić ponownie' },
    highlightedStatuses: { ...statuses, title: 'Stany wyróżnione na liście zamówień' },
    returnableStatuses: { ...statuses, title: 'Stany, w których można zgłosić zwrot' },
    returnDays: { ...days, title: 'Dni na zwrot od odbioru', minimum: 14 },
    cancellableStatuses: { ...statuses, title: 'Stany, w których kupujący może anulować' },
    cancellationReasons: {
      type: 'array',
      title: 'Powody anulowania do wyboru',
      minItems: 1,
      maxItems: 20,
      items: { type: 'string', minLength: 1, maxLength: 120 },
    },
    shippingCountries: {
      type: 'array',
      title: 'Kraje wysyłki',
      minItems: 1,
      maxItems: 60,
      items: { type: 'string', pattern: '^[A-Z]{2}$', maxLength: 2 },
    },
  },
} as const;

/** The rules of one site: its own where it has some, the defaults for the rest. */
export function shopSettingsOf(site: Pick<SiteDetails, 'properties'>): ShopSettings {
  return { ...SHOP_DEFAULTS, ...(site.properties.shop as Partial<ShopSettings> | undefined) };
}
