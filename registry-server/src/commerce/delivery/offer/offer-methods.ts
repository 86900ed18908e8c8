import { ON_DELIVERY, PAYMENT_METHOD_CODES } from '../../payment-method-codes.ts';
import { shopSettingsOf } from '../../shop-settings.ts';
import type { CarriedMethod } from '../carriers/carrier-driver.ts';
import { carriedMethods } from '../carriers/carriers.ts';
import { estimateDelivery } from '../estimate/estimate-delivery.ts';
import type { DeliveryPoint, PointProvider } from '../points/delivery-point.ts';
import type { DeliverySettings, MethodSettings } from '../settings/delivery-settings.ts';
import type { DeliveryFacts } from './delivery-facts.ts';
import type { OfferedMethod } from './offered-method.ts';
import { refusalSentence, refuseMethod } from './refuse-method.ts';

/** The points that the shopper has chosen, as far as their networks have them. */
export type ChosenPoints = Readonly<Partial<Record<PointProvider, DeliveryPoint>>>;

/** The ways of delivery for a cart, best first. Nothing is offered for an empty cart, nor where the shop does not send. */
export function offerMethods(
  facts: DeliveryFacts,
  settings: DeliverySettings,
  points: ChosenPoints = {},
): readonly OfferedMethod[] {
  const { site, currency, lines, destination } = facts;
  const country = destination?.countryCode;
  const isServed = country === undefined || shopSettingsOf(site).shippingCountries.includes(country);
  // Delivery is priced in the site's currency only; nothing is converted.
  if (lines === 0 || !isServed || currency !== site.currency) return [];
  return settings.methods
    .filter(({ isActive, countries }) => isActive && (country === undefined || countries.includes(country)))
    .toSorted((a, b) => a.priority - b.priority || (a.methodCode < b.methodCode ? -1 : 1))
    .flatMap((of) => offerMethod(facts, { ...settings, of }, points));
}

function offerMethod(
  facts: DeliveryFacts,
  { of, ...times }: DeliverySettings & { readonly of: MethodSettings },
  points: ChosenPoints,
): OfferedMethod[] {
  const method = carriedMethods.get(of.methodCode);
  const isFree = of.isFreeFromThreshold && isDeliveryFree(facts);
  if (!method || (method.onlyWhenFree && !isFree)) return [];
  const point = method.needsPoint && points[method.needsPoint];
  const refusal = refuseMethod(facts, { method, settings: of, point });
  const { carrierTitle, methodTitle, displayInfo, taxRate, transitDays } = of;
  return [
    {
      carrierCode: method.carrierCode,
      methodCode: of.methodCode,
      carrierTitle,
      methodTitle,
      displayInfo,
      taxRate,
      priceGross: isFree ? 0 : of.price,
      available: refusal === undefined,
      ...(refusal && { errorMessage: refusalSentence(refusal, facts.site) }),
      ...(method.needsPoint && { needsPoint: method.needsPoint }),
      cashOnDelivery: method.cashOnDelivery,
      disabledPaymentMethods: disabledPayments(method, of),
      estimate: estimateDelivery(facts.now, { ...times, transitDays }),
    },
  ];
}

/** Whether the methods that may be free are so for this cart. */
function isDeliveryFree({ site, valueAfterDiscounts, freeDeliveryByCoupon }: DeliveryFacts): boolean {
  return freeDeliveryByCoupon || valueAfterDiscounts >= shopSettingsOf(site).freeDeliveryFrom;
}

/** A parcel that is paid at the door is paid there and nowhere else; where nothing is collected, cash is off. */
export function disabledPayments(
  { cashOnDelivery }: Pick<CarriedMethod, 'cashOnDelivery'>,
  { disabledPaymentMethods }: Pick<MethodSettings, 'disabledPaymentMethods'>,
): string[] {
  const excluded = cashOnDelivery ? PAYMENT_METHOD_CODES.filter((code) => code !== ON_DELIVERY) : [ON_DELIVERY];
  return [...new Set([...disabledPaymentMethods, ...excluded])];
}
