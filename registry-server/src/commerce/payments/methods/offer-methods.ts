import { isOffline, ON_DELIVERY, type PaymentMethodCode } from '../../payment-method-codes.ts';
import type { PaymentFacts, PaymentMethod } from '../payments.ts';
import type { ProviderRegistry } from '../providers/provider-registry.ts';
import type { MethodSettings, PaymentSettings } from '../settings/payment-settings.ts';
import { METHOD_DEFAULTS } from './method-defaults.ts';
import { reasonSentence, type UnavailableReason } from './reason-sentences.ts';

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
      const reason = whyNot(facts, method, providers);
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

/** Why a way of payment does not go with a cart; undefined when it does. */
function whyNot(
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

/** The provider that a way of payment goes through; null where none has a part in it. */
export function providerOf(code: PaymentMethodCode, providers: ProviderRegistry) {
  return providers.serving(code)?.name ?? null;
}
