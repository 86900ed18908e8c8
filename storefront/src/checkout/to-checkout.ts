import type { CheckoutPartsFragment, OfferedDeliveryFragment, ReadCheckoutQuery } from '../api/operations.gen.ts';
import { deliveryName, toMoney } from '../cart/index.ts';
import type { Agreement, Buyer, Checkout, CheckoutAddress, DeliveryMethod, PointNetwork } from './checkout.ts';

/** An answer of the shop as the screens take it. */
export function toCheckout(parts: CheckoutPartsFragment): Checkout {
  const [destination] = parts.shipping_addresses;
  const chosen = destination?.selected_shipping_method;
  return {
    ...toBuyer(parts.email, destination, parts.billing_address),
    note: destination?.customer_notes ?? '',
    deliveries: present(destination?.available_shipping_methods).map(toDelivery),
    deliveryId: chosen ? idOf(chosen.carrier_code, chosen.method_code) : undefined,
    pointCode: destination?.pickup_location_code ?? undefined,
    payments: [
      ...present(parts.available_payment_methods).map(({ code, title }) => ({ code, title })),
      ...present(parts.unavailable_payment_methods).map(({ code, title, reason }) => ({
        code,
        title,
        reason: reason ?? '',
      })),
    ],
    paymentCode: parts.selected_payment_method?.code || undefined,
    grantedConsents: new Set(
      present(parts.consents)
        .filter(({ is_granted: isGranted }) => isGranted)
        .map(({ agreement_id: id }) => id),
    ),
    missing: present(parts.missing_for_order),
  };
}

/** Who orders, of a cart or of an order. */
export function toBuyer(
  email: string | null | undefined,
  shippingParts: AddressParts | null | undefined,
  billingParts: AddressParts | null | undefined,
): Buyer {
  const shipping = shippingParts ? toAddress(shippingParts) : undefined;
  const billing = billingParts ? toAddress(billingParts) : undefined;
  return {
    email: email ?? '',
    shipping,
    billing,
    isBillingSame: shipping !== undefined && billing !== undefined && isSamePlace(shipping, billing),
    hasInvoice: billing !== undefined && billing.vatId !== '' && billing.company !== '',
  };
}

/** What is agreed to on this site. */
export function toAgreements({ checkoutAgreements }: Pick<ReadCheckoutQuery, 'checkoutAgreements'>): Agreement[] {
  return present(checkoutAgreements).map(
    ({ agreement_id: id, code, checkbox_text: text, is_required: isRequired }) => ({
      id,
      code,
      text,
      isRequired,
    }),
  );
}

/** The address serves both when the first line of the street, town and postal code agree. */
function isSamePlace(one: CheckoutAddress, other: CheckoutAddress): boolean {
  const alike = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();
  return alike(one.street, other.street) && alike(one.city, other.city) && alike(one.postcode, other.postcode);
}

/** An address as the shop answers it. */
interface AddressParts {
  /** Of the address book; of an order none is told. */
  readonly id?: number | null | undefined;
  readonly firstname: string;
  readonly lastname: string;
  readonly company?: string | null | undefined;
  readonly vat_id?: string | null | undefined;
  readonly street: readonly (string | null)[];
  readonly postcode?: string | null | undefined;
  readonly city: string;
  readonly telephone?: string | null | undefined;
}

function toAddress(parts: AddressParts): CheckoutAddress {
  return {
    savedId: parts.id ?? undefined,
    firstName: parts.firstname,
    lastName: parts.lastname,
    company: parts.company ?? '',
    vatId: parts.vat_id ?? '',
    street: present(parts.street).join(', '),
    postcode: parts.postcode ?? '',
    city: parts.city,
    phone: parts.telephone ?? '',
  };
}

/** A way of delivery that the shop offers. */
export function toDelivery(parts: OfferedDeliveryFragment): DeliveryMethod {
  const { carrier_code: carrierCode, needs_pickup_location: network } = parts;
  const methodCode = parts.method_code ?? '';
  return {
    id: idOf(carrierCode, methodCode),
    carrierCode,
    methodCode,
    title: deliveryName(parts),
    price: toMoney(parts.price_incl_tax) ?? { amount: 0, currency: '' },
    days: parts.delivery_time ?? undefined,
    network: isNetwork(network) ? network : undefined,
    isCashOnDelivery: parts.is_cash_on_delivery,
    isAvailable: parts.available,
    reason: parts.error_message || undefined,
  };
}

const idOf = (carrier: string, method: string) => `${carrier} ${method}`;
const isNetwork = (network: string | null | undefined): network is PointNetwork =>
  network === 'inpost' || network === 'orlen';

const present = <Item>(list: readonly (Item | null | undefined)[] | null | undefined): Item[] =>
  (list ?? []).filter((item): item is Item => item !== null && item !== undefined);
