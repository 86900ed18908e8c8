import type { ProgramPartsFragment, UpdateLoyaltyMutationVariables } from '../api/operations.gen.ts';

/** The programs, by the keys of the specification, in the order of the page. */
export const PROGRAMS = ['friendsAndFamily', 'kameleon', 'milesAndMore'] as const;
export type Program = (typeof PROGRAMS)[number];

/** Where a customer stands with a program; only one of them is decided on by the shop. */
export type Standing = 'none' | 'waiting' | 'member' | 'refused';

const STATUSES = { NONE: 'none', WAITING: 'waiting', MEMBER: 'member', REFUSED: 'refused' } as const;

/** Where the customer stands with each. */
export function standingsOf({ loyalty }: ProgramPartsFragment): Readonly<Record<Program, Standing>> {
  return {
    friendsAndFamily: STATUSES[loyalty.friends_and_family_status],
    kameleon: loyalty.kameleon ? 'member' : 'none',
    milesAndMore: loyalty.miles_and_more ? 'member' : 'none',
  };
}

/** The wish to join or leave one program; the others are left out, so that they stay as they are. */
export const wishOf = (program: Program, wants: boolean): UpdateLoyaltyMutationVariables => ({ [program]: wants });
