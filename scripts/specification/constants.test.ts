import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { imageList } from '../../module-schemas/src/modules/image-list/schema.ts';
import { REVIEW_PAGE_SIZES } from '../../module-schemas/src/modules/product-reviews/schema.ts';
import { DEFAULT_PAGE_SIZE } from '../../module-schemas/src/modules/products-list/schema.ts';
import { HEADING_LEVELS, HEADING_SIZES, SPACER_REM, WIDTHS } from '../../module-schemas/src/shared/styling.ts';
import { ARTICLE_SETS } from '../../module-schemas/src/wire/article-listing.ts';
import { PAGING, pageSizesOf } from '../../module-schemas/src/wire/paging.ts';
import { createFormatMoney } from '../../modules/src/shop/format-money.ts';
import { LOWEST_PRICE_DAYS } from '../../registry-server/src/commerce/catalog/prices/lowest-price.ts';
import { carriedMethods } from '../../registry-server/src/commerce/delivery/carriers/carriers.ts';
import { PAYMENT_METHOD_CODES } from '../../registry-server/src/commerce/payment-method-codes.ts';
import { METHOD_DEFAULTS } from '../../registry-server/src/commerce/payments/methods/method-defaults.ts';
import { SHOP_DEFAULTS } from '../../registry-server/src/commerce/shop-settings.ts';
import { SEARCH_DEFAULTS } from '../../registry-server/src/content/sites/search-settings.ts';
import { breakpoints, browserConfig, DEFAULT_REDIRECTION_CODE, DEFAULT_ROBOTS } from '../../storefront/src/config.ts';
import { storageKeys } from '../../storefront/src/storage-keys.ts';

/**
 * The numbers and codes of the specification's sections 9, beside the one place where each of them stands. A row that
 * fails says that a default has left the specification, whatever else still works.
 */
const priorityOf = (methodCode: string) => carriedMethods.get(methodCode)?.defaults.priority;

describe('business constants of the storefront', () => {
  test.each([
    ['wait after a sign-in, ms', browserConfig.authWaitMs, 250],
    ['resize debounce, ms', browserConfig.resizeDebounceMs, 100],
    ['between two modals, ms', browserConfig.modalSwapMs, 200],
    ['until the data of a closed modal go, ms', browserConfig.modalClearMs, 300],
    ['before a hash link scrolls, ms', browserConfig.hashScrollDelayMs, 1000],
    ['room above the target of a hash link, px', browserConfig.hashScrollOffsetPx, 116],
    ['the top of a page, px', browserConfig.scrollTopPx, 20],
    ['double flag of scrolling, ms', browserConfig.doubleScrollMs, 500],
    ['code that does not come, ms', browserConfig.chunkTimeoutMs, 120_000],
    ['toast, ms', browserConfig.toastMs, 1000],
    ['danger toast, ms', browserConfig.dangerToastMs, 2000],
    ['notification, ms', browserConfig.notificationMs, 2000],
    ['token: refresh threshold, s', browserConfig.tokenRefreshSeconds, 60],
    ['token: valid threshold, s', browserConfig.tokenValidSeconds, 5],
    ['cart resolve retries', browserConfig.cartRetries, 5],
    ['confirmation click period, ms', browserConfig.confirmClickMs, 600],
    ['phone up to, px', breakpoints.phoneMax, 768],
    ['tablet up to, px', breakpoints.tabletMax, 992],
    ['redirection of an address that is gone', DEFAULT_REDIRECTION_CODE, 303],
    ['robots of a page', DEFAULT_ROBOTS, 'index, follow'],
    ['key of the cart id', storageKeys.cartId, 'cart_id'],
    ['key of the latest order', storageKeys.latestOrder, 'latest_order'],
  ])('%s', (_, value, specified) => {
    expect(value).toBe(specified);
  });

  test('collapse, ms', () => {
    const tokens = readFileSync(new URL('../../modules/src/theme/tokens.css', import.meta.url), 'utf8');
    expect(tokens).toContain('--time-collapse: 100ms;');
  });

  test.each([
    ['pl-PL', 'PLN', '1\u00a0234\u00a0567,80\u00a0zł'],
    ['en-US', 'EUR', '€1,234,567.80'],
  ])('money in %s', (language, currency, text) => {
    expect(createFormatMoney(language)({ amount: 123_456_780, currency })).toBe(text);
  });
});

describe('business constants of lists and content', () => {
  test.each([
    ['search from, characters', SEARCH_DEFAULTS.minLength, 2],
    ['results on a page', SEARCH_DEFAULTS.perPage, 8],
    ['products on a page', DEFAULT_PAGE_SIZE, 16],
    ['entries of the generic list', PAGING.items, 50],
    ['entries on its page', PAGING.pageSize, 10],
    ['columns that a page may be long', PAGING.columns, 3],
    ['page buttons', PAGING.visiblePages, 5],
  ])('%s', (_, value, specified) => {
    expect(value).toBe(specified);
  });

  test('a page is at most its size times three columns', () => {
    expect(pageSizesOf(16)).toEqual([16, 32, 48]);
  });

  test('sets of 3, 6 or 9; reviews by 5, 10 or 15', () => {
    expect(ARTICLE_SETS).toEqual([3, 6, 9]);
    expect(imageList.settings.properties.count.enum).toEqual([3, 6, 9]);
    expect(REVIEW_PAGE_SIZES).toEqual([5, 10, 15]);
  });

  test('the scales of the page builder', () => {
    expect(SPACER_REM).toHaveLength(13);
    expect([SPACER_REM[0], SPACER_REM[12]]).toEqual([0.25, 10]);
    expect(WIDTHS).toEqual(['ExtraNarrow', 'Narrow', 'Normal', 'Wide']);
    expect(HEADING_LEVELS).toEqual(['H1', 'H2', 'H3', 'H4', 'H5', 'H6']);
    expect([HEADING_SIZES[0], HEADING_SIZES.at(-1)]).toEqual(['XSmall', 'XLarge']);
  });
});

describe('business constants of the shop', () => {
  test.each([
    ['free delivery from, grosze', SHOP_DEFAULTS.freeDeliveryFrom, 9_900],
    ['days of withdrawal', SHOP_DEFAULTS.returnDays, 14],
    ['days of the lowest price', LOWEST_PRICE_DAYS, 30],
    ['most pieces of one thing', SHOP_DEFAULTS.maxQuantity, 100],
    ['priority of Paynow', METHOD_DEFAULTS.paynow_gateway.priority, 10],
    ['priority of cash on delivery', METHOD_DEFAULTS.cashondelivery.priority, 20],
    ['priority of a bank transfer', METHOD_DEFAULTS.banktransfer.priority, 30],
    ['priority of inpostcourier', priorityOf('inpostcourier'), 10],
    ['priority of inpostlocker', priorityOf('inpostlocker'), 11],
    ['priority of Glsshipping', priorityOf('Glsshipping'), 20],
    ['priority of Dpdshipping', priorityOf('Dpdshipping'), 30],
    ['priority of Dhlshipping', priorityOf('Dhlshipping'), 40],
    ['priority of freeshipping', priorityOf('freeshipping'), 50],
  ])('%s', (_, value, specified) => {
    expect(value).toBe(specified);
  });

  test('parcels go to Poland alone', () => {
    expect(SHOP_DEFAULTS.shippingCountries).toEqual(['PL']);
  });

  test('what makes a sku a gift', () => {
    expect(SHOP_DEFAULTS.giftSkuMarkers).toEqual(['gratis', 'free', 'prezent']);
  });

  test.each(['inpostcourier', 'inpostlocker', 'Glsshipping'])('%s is free from the threshold on', (code) => {
    expect(carriedMethods.get(code)?.defaults.isFreeFromThreshold).toBe(true);
  });

  test.each(
    '2 3 freeshipping inpost inpostlocker inpostlockercod inpostcourier 95_0 95_1 flatrate Dhlshipping Dpdshipping Dpdshippingcod Glsshipping upsshipping SMD OND ONP CDS'.split(
      ' ',
    ),
  )('delivery %s is known', (code) => {
    expect(carriedMethods.has(code)).toBe(true);
  });

  test.each(
    'apple-pay paynow_blik_gateway gpay cashondelivery paypal payu_gateway payu_gateway_card paynow_gateway przelewy24 przelewy24_paypo ngeniusonline banktransfer'.split(
      ' ',
    ),
  )('payment %s is known', (code) => {
    expect(PAYMENT_METHOD_CODES).toContain(code);
  });
});
