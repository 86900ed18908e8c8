import { shopSettingsOf } from '../../commerce/shop-settings.ts';
import type { Resolvers } from '../../graphql/feature.ts';
import type { CustomerRow } from './customers.store.ts';
import { friendsAndFamilyStatus } from './friends-and-family.ts';
import type { IssuedToken } from './tokens/customer-tokens.store.ts';

/** What resolvers of `Customer` take: the row, and the token that replaces those which a change has ended. */
export type CustomerValue = CustomerRow & { readonly renewed?: IssuedToken };

const GENERAL_GROUP = { id: 1, name: 'General' };
const PREMIUM_GROUP = { id: 2, name: 'Friends & Family' };

const groupOf = ({ friendsAndFamily }: CustomerValue) => (friendsAndFamily ? PREMIUM_GROUP : GENERAL_GROUP);

/** `2026-11-21 09:30:00`, as the contract writes moments. */
export function dateTime(moment: Date): string {
  return moment.toISOString().slice(0, 19).replace('T', ' ');
}

/** A token on the wire. */
export function tokenValue({ token, expiresAt }: IssuedToken) {
  return { token, expires_at: expiresAt.toISOString() };
}

/** The fields of `Customer` that belong to the account itself; other features add theirs. */
export const customerFields: Resolvers = {
  Customer: {
    firstname: ({ firstName }: CustomerValue) => firstName,
    lastname: ({ lastName }: CustomerValue) => lastName,
    middlename: ({ middleName }: CustomerValue) => middleName,
    telephone: ({ phone }: CustomerValue) => phone,
    date_of_birth: ({ dateOfBirth }: CustomerValue) => dateOfBirth,
    dob: ({ dateOfBirth }: CustomerValue) => dateOfBirth,
    created_at: ({ createdAt }: CustomerValue) => dateTime(createdAt),
    is_subscribed: ({ isSubscribed }: CustomerValue) => isSubscribed,
    is_premium: ({ friendsAndFamily }: CustomerValue) => friendsAndFamily,
    is_confirmed: ({ emailConfirmedAt }: CustomerValue) => emailConfirmedAt !== null,
    confirmation_status: ({ emailConfirmedAt }: CustomerValue, _: unknown, { site }) =>
      emailConfirmedAt || shopSettingsOf(site).accountConfirmation
        ? 'ACCOUNT_CONFIRMED'
        : 'ACCOUNT_CONFIRMATION_NOT_REQUIRED',
    loyalty: (customer: CustomerValue) => ({
      kameleon: customer.kameleon,
      friends_and_family: customer.friendsAndFamily,
      friends_and_family_status: friendsAndFamilyStatus(customer).toUpperCase(),
      miles_and_more: customer.milesAndMore,
    }),
    group: (customer: CustomerValue) => ({ name: groupOf(customer).name }),
    group_id: (customer: CustomerValue) => groupOf(customer).id,
    allow_remote_shopping_assistance: () => false,
    custom_attributes: (
      { phone }: CustomerValue,
      { attributeCodes }: { readonly attributeCodes?: readonly string[] | null },
    ) =>
      phone && (attributeCodes?.includes('telephone') ?? true)
        ? [{ __typename: 'AttributeValue', code: 'telephone', value: phone }]
        : [],
    token_expires_at: ({ id, renewed }: CustomerValue, _: unknown, { customer }) => {
      const expiresAt = renewed?.expiresAt ?? (customer?.id === id ? customer.expiresAt : undefined);
      return expiresAt?.toISOString() ?? null;
    },
    renewed_token: ({ renewed }: CustomerValue) => (renewed ? tokenValue(renewed) : null),
  },
};
