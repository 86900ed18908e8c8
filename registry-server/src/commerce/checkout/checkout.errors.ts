import { EntityMissing, InputRefused } from '../../graphql/refusals.ts';

/** The refusals of the checkout in the words of the contract; a sentence for people travels in the details. */
export const checkoutError = {
  loggedIn: () => new InputRefused('The request is not allowed for logged in customers', 'customer-has-email'),
  email: () =>
    new InputRefused('Invalid email format', 'email-invalid', { faults: [{ path: '/email', rule: 'email' }] }),
  parameter: (name: string) =>
    new InputRefused(`Required parameter "${name}" is missing.`, 'parameter-missing', { name }),
  paymentParameter: (name: string) =>
    new InputRefused(`Required parameter "${name}" for "payment_method" is missing.`, 'parameter-missing', { name }),
  severalAddresses: () => new InputRefused('You cannot specify multiple shipping addresses.', 'several-addresses'),
  noShippingSource: () =>
    new InputRefused('The shipping address must contain either "customer_address_id" or "address".', 'address-missing'),
  noBillingSource: () =>
    new InputRefused(
      'The billing address must contain either "customer_address_id", "address", or "same_as_shipping".',
      'address-missing',
    ),
  nothingToBillTo: () =>
    new InputRefused(
      'Could not use the "same_as_shipping" option, because the shipping address has not been set.',
      'shipping-address-missing',
    ),
  severalMethods: () => new InputRefused('You cannot specify multiple shipping methods.', 'several-methods'),
  emptyCart: () =>
    new InputRefused(
      "The shipping method can't be set for an empty cart. Add an item to cart and try again.",
      'cart-empty',
    ),
  noShippingAddress: () =>
    new InputRefused('The shipping address is missing. Set the address and try again.', 'shipping-address-missing'),
  noShippingMethod: () =>
    new InputRefused(
      'The shipping method is missing. Select the shipping method and try again',
      'shipping-method-missing',
    ),
  /** `message` says why a way that there is does not take this parcel. */
  shippingMethod: (carrier: string, method: string, message?: string) =>
    new EntityMissing(
      message ?? `Carrier with such method not found: ${carrier}, ${method}`,
      'shipping-method-unavailable',
      message === undefined ? undefined : { message },
    ),
  paymentMethod: (message?: string) =>
    new InputRefused(
      'The requested Payment Method is not available.',
      'payment-method-unavailable',
      message === undefined ? undefined : { message },
    ),
  blikCode: () =>
    new InputRefused('The BLIK code has six digits.', 'blik-code-invalid', {
      faults: [{ path: '/blik_code', rule: 'blik', sentence: 'blik-code-invalid' }],
    }),
  tooLong: (name: string) => new InputRefused(`"${name}" is too long.`, 'too-long', { name }),
  agreement: (id: number) => new EntityMissing(`Could not find an agreement with ID "${id}"`, 'agreement-missing'),
} as const;
