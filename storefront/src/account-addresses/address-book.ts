import type {
  CustomerAddressInput,
  RemoveAddressMutationVariables,
  SavedAddressPartsFragment,
} from '../api/operations.gen.ts';

/** An address of the book, as the shop answers it. */
export type SavedAddress = SavedAddressPartsFragment & { readonly id: number };

/** What an address of a customer stands for when nothing else is chosen. */
export type DefaultKind = 'default_shipping' | 'default_billing';

/** Only in Poland parcels arrive; an invoice may name any country. */
export const DELIVERY_COUNTRY = 'PL';

/** An address with a company or its tax number is one for invoices. */
export const isForInvoices = ({ company, vat_id }: Pick<SavedAddress, 'company' | 'vat_id'>): boolean =>
  Boolean(company || vat_id);

/** The addresses of an answer, in the order in which they were saved. */
export function savedAddresses(answered: readonly (SavedAddressPartsFragment | null)[] | null): SavedAddress[] {
  return (answered ?? []).flatMap((address) => (address?.id == null ? [] : [{ ...address, id: address.id }]));
}

/** Street, code and town in one line. */
export function placeOf({ street, postcode, city }: SavedAddress): string {
  const lines = (street ?? []).filter(Boolean).join(', ');
  return `${lines}, ${[postcode, city].filter(Boolean).join(' ')}`;
}

/** Where to find an address by what it is called: the company, else whoever lives there, with the place. */
export function nameOf(address: SavedAddress): string {
  return `${address.company || personOf(address)}, ${placeOf(address)}`;
}

/** First and last name. */
export const personOf = ({ firstname, lastname }: SavedAddress): string =>
  [firstname, lastname].filter(Boolean).join(' ');

/**
 * The address that stands in for one that leaves, so that a default never vanishes while there is another address: the
 * oldest of the same kind, else the oldest that can be it. Undefined where the leaving one is no default of that sort.
 */
export function successorOf(
  book: readonly SavedAddress[],
  leaving: SavedAddress,
  kind: DefaultKind,
): SavedAddress | undefined {
  if (!leaving[kind]) return undefined;
  const others = book.filter(
    ({ id, country_code }) => id !== leaving.id && (kind === 'default_billing' || country_code === DELIVERY_COUNTRY),
  );
  return others.find((other) => isForInvoices(other) === isForInvoices(leaving)) ?? others[0];
}

/** Who takes over what when an address leaves the book. */
interface Successors {
  readonly default_shipping: SavedAddress | undefined;
  readonly default_billing: SavedAddress | undefined;
}

/** Both at once. */
export const successorsOf = (book: readonly SavedAddress[], leaving: SavedAddress): Successors => ({
  default_shipping: successorOf(book, leaving, 'default_shipping'),
  default_billing: successorOf(book, leaving, 'default_billing'),
});

/** The request that takes an address out: the others take over first, so that no default is missing in between. */
export function removalOf(leaving: SavedAddress, successors: Successors): RemoveAddressMutationVariables {
  const { default_shipping: delivery, default_billing: billing } = successors;
  return {
    id: leaving.id,
    deliverySuccessor: delivery?.id ?? 0,
    hasDeliverySuccessor: delivery !== undefined,
    billingSuccessor: billing?.id ?? 0,
    hasBillingSuccessor: billing !== undefined,
  };
}

/** What puts an address back as it was, its defaults too. */
export function restoreOf({ id: _, region, ...address }: SavedAddress): CustomerAddressInput {
  return { ...address, region: region && { ...region } };
}
