import { shopSettingsOf } from '../../commerce/shop-settings.ts';
import { toDateTime } from '../../graphql/date-time.ts';
import type { Resolvers } from '../../graphql/resolver-types.gen.ts';
import type { CustomerValue } from './customers.mappers.ts';
import { friendsAndFamilyStatus } from './friends-and-family.ts';
import type { IssuedToken } from './tokens/customer-tokens.store.ts';

const GENERAL_GROUP = { id: 1, name: 'General' };
const PREMIUM_GROUP = { id: 2, name: 'Friends & Family' };

const groupOf = ({ friendsAndFamily }: CustomerValue) => (friendsAndFamily ? PREMIUM_GROUP : GENERAL_GROUP);

/** A token on the wire. */
export function tokenValue({ token, expiresAt }: IssuedToken) {
  return { token, expires_at: expiresAt.toISOString() };
}

const STATUSES = { none: 'NONE', waiting: 'WAITING', member: 'MEMBER', refused: 'REFUSED' } as const;

/** The fields of `Customer` that belong to the account itself; other features add theirs. */
export const customerFields: Resolvers = {
  Customer: {
    firstname: ({ firstName }: CustomerValue) => firstName,
    lastname: ({ lastName }: CustomerValue) => lastName,
    middlename: ({ middleName }: CustomerValue) => middleName,
    telephone: ({ phone }: CustomerValue) => phone,
    date_of_birth: ({ dateOfBirth }: CustomerValue) => dateOfBirth,
    dob: ({ dateOfBirth }: CustomerValue) => dateOfBirth,
    created_at: ({ createdAt }: CustomerValue) => toDateTime(createdAt),
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
      friends_and_family_status: STATUSES[friendsAndFamilyStatus(customer)],
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
