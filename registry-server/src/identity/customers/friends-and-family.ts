import type { Site } from '../../content/sites/index.ts';
import type { CustomerChange, CustomerRow } from './customers.store.ts';

export const FRIENDS_AND_FAMILY_STATUSES = ['none', 'waiting', 'member', 'refused'] as const;
export type FriendsAndFamilyStatus = (typeof FRIENDS_AND_FAMILY_STATUSES)[number];

type Membership = Pick<CustomerRow, 'friendsAndFamily' | 'friendsAndFamilyRequest'>;

/** Where a customer stands with the program whose members pay prices of their own. */
export function friendsAndFamilyStatus({
  friendsAndFamily,
  friendsAndFamilyRequest,
}: Membership): FriendsAndFamilyStatus {
  return friendsAndFamily ? 'member' : (friendsAndFamilyRequest ?? 'none');
}

/** Whether staff decide who joins; they do unless the site says otherwise. */
function needsApproval({ properties }: Pick<Site, 'properties'>): boolean {
  return properties.loyalty?.approval ?? true;
}

/** What a customer's wish to join or leave changes. Whoever was refused is let in by staff alone. */
export function askForFriendsAndFamily(present: Membership, wants: boolean, site: Site): CustomerChange {
  const status = friendsAndFamilyStatus(present);
  if (status === 'refused') return {};
  if (!wants) return { friendsAndFamily: false, friendsAndFamilyRequest: null };
  if (status === 'member') return {};
  return needsApproval(site) ? { friendsAndFamilyRequest: 'waiting' } : { friendsAndFamily: true };
}

/** What a decision of staff changes. */
export function decideFriendsAndFamily(status: 'member' | 'refused'): CustomerChange {
  return status === 'member'
    ? { friendsAndFamily: true, friendsAndFamilyRequest: null }
    : { friendsAndFamily: false, friendsAndFamilyRequest: 'refused' };
}
