import { toMoney } from '../../../graphql/money.ts';
import type { CartState } from '../../cart/index.ts';
import type { OfferedMethod } from '../../delivery/index.ts';
import { includedTax } from '../../pricing/index.ts';

/** `AvailableShippingMethod` of the schema. */
export function toAvailableMethod(offered: OfferedMethod, currency: string) {
  return {
    ...titlesOf(offered),
    ...pricesOf(offered.priceGross, offered.taxRate, currency),
    available: offered.available,
    is_cash_on_delivery: offered.cashOnDelivery,
    error_message: offered.errorMessage ?? null,
    display_info: offered.displayInfo || null,
    delivery_time: offered.estimate,
    needs_pickup_location: offered.needsPoint ?? null,
  };
}

/** `SelectedShippingMethod` of the schema; null while none is chosen that is possible. */
export function toSelectedMethod({ delivery, checkout, currency }: CartState) {
  if (!delivery) return null;
  return {
    ...titlesOf(delivery),
    ...pricesOf(delivery.priceGross, delivery.taxRate, currency),
    display_info: checkout.delivery?.displayInfo ?? (delivery.displayInfo || null),
    delivery_time: delivery.estimate,
    displayed_delivery_time: checkout.delivery?.deliveryTime ?? null,
    disabled_payment_methods: delivery.disabledPaymentMethods,
    needs_pickup_location: delivery.needsPoint ?? null,
  };
}

function titlesOf({ carrierCode, carrierTitle, methodCode, methodTitle }: OfferedMethod) {
  return {
    carrier_code: carrierCode,
    carrier_title: carrierTitle,
    method_code: methodCode,
    method_title: methodTitle,
  };
}

function pricesOf(gross: number, taxRate: number, currency: string) {
  const amount = toMoney(gross, currency);
  const net = toMoney(gross - includedTax(gross, taxRate), currency);
  return { amount, base_amount: amount, price_incl_tax: amount, price_excl_tax: net };
}
