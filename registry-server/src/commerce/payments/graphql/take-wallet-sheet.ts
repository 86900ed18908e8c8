import type { WalletSheetInput } from '../../../graphql/types.gen.ts';
import type { Change, CheckoutOffers } from '../../cart/index.ts';
import {
  setBillingAddress,
  setGuestEmail,
  setPaymentMethod,
  setShippingAddress,
  setShippingMethod,
} from '../../checkout/index.ts';

/** Without an address of its own the invoice goes where the parcel goes. */
const SAME = { same_as_shipping: true } as const;

/**
 * Takes over what the shopper has chosen on the wallet's sheet: the steps of the checkout one after another, all of them or
 * none. A customer is written to at the account's address, whatever the wallet says.
 */
export function takeWalletSheet(sheet: WalletSheetInput, offers: CheckoutOffers): Change<null> {
  const { email, shipping_address: address, shipping_method: method, billing_address: billing } = sheet;
  const steps = [
    setShippingAddress([address], offers),
    setBillingAddress(billing ?? SAME),
    setShippingMethod([method], offers),
    setPaymentMethod({ code: sheet.method, additionalData: {} }, offers),
  ];
  return async (open) => {
    const first = email && !open.shopper.customer ? [setGuestEmail(email)] : [];
    const notices = [];
    for (const step of [...first, ...steps]) notices.push(...((await step(open)).notices ?? []));
    return { outcome: null, notices };
  };
}
