import type { Site } from '../../../content/sites/index.ts';
import { errorSentence } from '../../../error-messages/error-messages.ts';
import { languageOf } from '../../../error-messages/language.ts';
import { isOffline, ON_DELIVERY, type PaymentMethodCode } from '../../payment-method-codes.ts';
import type { PayableOrder } from '../payable-orders.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import type { ProviderRegistry } from '../providers/provider-registry.ts';
import type { MethodSettings, PaymentSettings } from '../settings/payment-settings.ts';
import { METHOD_DEFAULTS } from './method-defaults.ts';

/** What the offer of ways of payment follows from. */
export interface PaymentFacts {
  readonly site: Site;
  readonly currency: string;
  /** All that is to be paid, in minor units. */
  readonly total: number;
  /** How the parcel goes; left out while that is not chosen. */
  readonly shippingMethod?: {
    readonly cashOnDelivery: boolean;
    readonly disabledPaymentMethods: readonly string[];
  };
}

/** A way of payment as it is offered. */
export interface PaymentMethod {
  readonly code: PaymentMethodCode;
  readonly title: string;
  /** Lower comes first. */
  readonly priority: number;
  readonly available: boolean;
  /** Why it is not, in the shopper's language. */
  readonly reason?: string;
  /** Paid later than now: on delivery, by transfer. */
  readonly isDeferred: boolean;
}

/**
 * The ways of payment for a cart, best first. What is switched off or has no provider is left out; what does not go with
 * this cart is there and says why.
 */
export function offerMethods(
  facts: PaymentFacts,
  { methods }: Pick<PaymentSettings, 'methods'>,
  providers: ProviderRegistry,
): readonly PaymentMethod[] {
  const { language } = facts.site;
  return methods
    .filter(({ code, isActive }) => isActive && (isOffline(code) || providers.serving(code) !== undefined))
    .toSorted((left, right) => left.priority - right.priority)
    .map((method) => {
      const { code, title, priority } = method;
      const reason = unavailableReason(facts, method, providers);
      return {
        code,
        title,
        priority,
        available: reason === undefined,
        isDeferred: isOffline(code),
        ...(reason && { reason: reasonSentence(reason, language) }),
      };
    });
}

type UnavailableReason = 'shipping' | 'at-the-door' | 'amount' | 'currency' | 'resting';

/** Why a way of payment does not go with a cart; undefined when it does. */
function unavailableReason(
  { currency, total, shippingMethod }: PaymentFacts,
  { code, least, most }: MethodSettings,
  providers: ProviderRegistry,
): UnavailableReason | undefined {
  const provider = providers.serving(code);
  // What is collected at the door is collected whole: such a parcel cannot be paid in any other way.
  if (shippingMethod?.cashOnDelivery === true && code !== ON_DELIVERY) return 'at-the-door';
  if (shippingMethod?.disabledPaymentMethods.includes(code)) return 'shipping';
  if (code === ON_DELIVERY && shippingMethod && !shippingMethod.cashOnDelivery) return 'shipping';
  const currencies = [METHOD_DEFAULTS[code].currencies, provider?.currencies];
  if (currencies.some((known) => known && !known.includes(currency))) return 'currency';
  if (total > 0 && !isWithin(total, { least, most }, provider?.range?.(code))) return 'amount';
  return provider && providers.isResting(provider.name) ? 'resting' : undefined;
}

interface Range {
  readonly least: number;
  readonly most: number;
}

const isWithin = (total: number, ...ranges: readonly (Range | undefined)[]) =>
  ranges.every((range) => !range || (total >= range.least && total <= range.most));

/** Why a way of payment is not available, in the shopper's language. */
function reasonSentence(reason: UnavailableReason, language: string): string {
  return errorSentence(`payment-method-unavailable/${reason}`, languageOf({ language }));
}

type Deps = Pick<PaymentDeps, 'providers' | 'settingsOf' | 'siteOf' | 'paymentRulesFor'>;
type Order = Pick<PayableOrder, 'siteId' | 'currency' | 'total' | 'shippingMethod'>;

/** Every way of payment for an order that was placed, those that do not go with it too: they say why. */
export async function offerForOrder(deps: Deps, order: Order): Promise<readonly PaymentMethod[]> {
  const { currency, total } = order;
  const site = deps.siteOf(order.siteId);
  const shippingMethod = await deps.paymentRulesFor(site, order.shippingMethod);
  return offerMethods({ site, currency, total, shippingMethod }, deps.settingsOf(site), deps.providers);
}

/** The ways in which an order can be paid now. `failing` is a provider that has just failed, if one has. */
export async function retryMethods(deps: Deps, order: Order, failing: string | null = null): Promise<PaymentMethod[]> {
  const offered = await offerForOrder(deps, order);
  return offered.filter(({ code, available }) => {
    const isFailing = failing !== null && deps.providers.serving(code)?.name === failing;
    return available && code !== ON_DELIVERY && !isFailing;
  });
}
