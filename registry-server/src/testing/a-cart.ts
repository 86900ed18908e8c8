import { createCarts } from '../commerce/cart/carts.ts';
import { updateItems } from '../commerce/cart/changes/update-items.ts';
import type { OfferedPayment, PaymentOfferFacts } from '../commerce/cart/checkout-state/checkout-offers.ts';
import { addItems, type Shopper } from '../commerce/cart/index.ts';
import type { CouponInput } from '../commerce/coupons/coupons.schema.ts';
import { createCouponsStore } from '../commerce/coupons/coupons.store.ts';
import { createDelivery } from '../commerce/delivery/delivery.ts';
import { createPointsStore } from '../commerce/delivery/points/points.store.ts';
import { createDeliverySettingsStore } from '../commerce/delivery/settings/delivery-settings.store.ts';
import { createDeliverySettingsCache } from '../commerce/delivery/settings/delivery-settings-cache.ts';
import { createGiftRuleBook } from '../commerce/gifts/gift-rule-cache.ts';
import { createGiftRulesStore } from '../commerce/gifts/gift-rules.store.ts';
import type { GiftRuleInput } from '../commerce/gifts/gifts.schema.ts';
import { createSitesStore, type SiteInput } from '../content/sites/sites.store.ts';
import type { Db } from '../database/dialects.ts';
import { aCatalogue, aProduct, aVariant } from './a-catalogue.ts';
import { aSite } from './a-site.ts';

/** Ways of payment for tests of carts: as other companies would offer them, switched off by the way of delivery. */
function offerPayments({ shippingMethod }: PaymentOfferFacts): OfferedPayment[] {
  const codes = ['paynow_gateway', 'cashondelivery', 'banktransfer'];
  return codes.map((code) => {
    const isDisabled = shippingMethod?.disabledPaymentMethods.includes(code) ?? code === 'cashondelivery';
    const reason = isDisabled ? 'Nie z tą dostawą.' : undefined;
    return { code, title: code, available: !isDisabled, isDeferred: code === 'banktransfer', reason };
  });
}

/** A shop with one site and carts, with a clock that a test moves. */
export async function aShop(db: Db, site: Partial<SiteInput> = {}) {
  const catalogue = aCatalogue(db);
  const now = () => catalogue.clock.now;
  const { site: saved } = await createSitesStore(db).save(aSite(site));
  const rules = createGiftRulesStore(db, now);
  const coupons = createCouponsStore(db, now);
  // Read anew each time: what drops it from memory is the app's bus.
  const settings = createDeliverySettingsStore(db, now);
  const delivery = createDelivery({
    settings: {
      settingsOf: (site, trx) => createDeliverySettingsCache(settings).settingsOf(site, trx),
      drop: () => {},
    },
    points: createPointsStore(db),
    sources: [],
  });
  const offers = { delivery, payments: { methods: offerPayments } };
  const carts = createCarts({
    db,
    now,
    offers,
    giftRules: { rulesOf: (siteId) => createGiftRuleBook(rules).rulesOf(siteId), drop: () => {} },
  });
  const guest: Shopper = { site: saved };
  const aCustomer = (id: number, isPremium = false): Required<Shopper> => ({
    site: saved,
    customer: { id, isPremium },
  });

  return {
    db,
    catalogue,
    carts,
    guest,
    aCustomer,
    site: saved,
    rules,
    coupons,
    delivery,
    offers,
    /** Products with one variant each of the same sku and price, and so many pieces. */
    async stock(pieces: Readonly<Record<string, number>>, regular = 8_900): Promise<void> {
      for (const [sku, stock] of Object.entries(pieces)) {
        const variants = [aVariant({ sku, stock, prices: { PLN: { regular } } })];
        await catalogue.products.put(sku, aProduct(sku, { variants }));
      }
    },
    async newCart(shopper: Shopper = guest): Promise<string> {
      return (await carts.create(shopper)).cart.id;
    },
    add: (cartId: string, items: Readonly<Record<string, number>>, shopper: Shopper = guest) =>
      carts.change({ cartId, shopper }, addItems(Object.entries(items).map(([sku, quantity]) => ({ sku, quantity })))),
    /** Sets the quantity of the line of this sku. */
    async set(cartId: string, sku: string, quantity: number, shopper: Shopper = guest) {
      const { lines } = await carts.find(shopper, cartId);
      const line = lines.find((each) => each.sku === sku);
      const name = String(line?.id ?? 0);
      return carts.change({ cartId, shopper }, updateItems([{ lineId: line?.id ?? 0, name, quantity }]));
    },
    aCoupon: (changes: Partial<CouponInput> & { readonly code: string }) =>
      coupons.create(saved.id, {
        name: 'Kupon',
        kind: 'percent',
        percent: 10,
        isActive: true,
        categoryPaths: [],
        giftSkus: [],
        ...changes,
      }),
    aGiftRule: (changes: Partial<GiftRuleInput> & { readonly skus: string[] }) =>
      rules.create(saved.id, { name: 'Prezent', kind: 'gift', choices: 1, isActive: true, ...changes }),
  };
}

export type TestShop = Awaited<ReturnType<typeof aShop>>;

/** Skus of a cart with their quantities. */
export function piecesIn({
  lines,
}: {
  readonly lines: readonly { readonly sku: string; readonly quantity: number }[];
}) {
  return Object.fromEntries(lines.map(({ sku, quantity }) => [sku, quantity]));
}
