import type { CustomerProfile } from './customer-profile.ts';

/**
 * What a browser knows of its customer. `booted`: nothing has been read yet. `refresh`: there is a token, and the shop
 * is asked whether it holds. `authenticated`: it does. `invalidated`: there is none, whoever is here is a guest.
 */
export type TokenState =
  | { readonly name: 'booted' }
  | {
      readonly name: 'refresh';
      readonly token: string;
      /** Of a customer who was authenticated, while the token counts as valid. */
      readonly profile?: CustomerProfile | undefined;
      /** The shop could not be asked. */
      readonly hasFailed: boolean;
    }
  | {
      readonly name: 'authenticated';
      readonly token: string;
      readonly profile: CustomerProfile;
      /** In milliseconds since 1970. */
      readonly expiresAt: number;
    }
  | {
      readonly name: 'invalidated';
      /** A customer was signed in, and did not sign out in this tab. */
      readonly isExpired: boolean;
    };

export type TokenEvent =
  /** What this browser keeps, read at the beginning and whenever it changes. */
  | { readonly type: 'stored'; readonly token: string | undefined }
  /** The shop knows the token. */
  | {
      readonly type: 'validated';
      readonly token: string;
      readonly profile: CustomerProfile;
      readonly expiresAt: number;
    }
  /** The shop does not know the token any more. */
  | { readonly type: 'refused'; readonly token: string }
  /** The shop could not be asked. */
  | { readonly type: 'unanswered'; readonly token: string }
  /** The shop has ended the token, and gave another one to go on with. */
  | { readonly type: 'renewed'; readonly token: string; readonly renewed: string; readonly expiresAt: number }
  /** The token is about to end, or is to be asked for once more. */
  | { readonly type: 'due' }
  /** The token has too little time left to count as valid. */
  | { readonly type: 'lapsed' }
  /** The customer signs out. */
  | { readonly type: 'signed-out' };

export const BOOTED: TokenState = { name: 'booted' };

/** What follows from an event. What is about another token than the present one changes nothing. */
export function nextTokenState(state: TokenState, event: TokenEvent): TokenState {
  switch (event.type) {
    case 'stored':
      if (event.token === undefined) return invalidated(state, hasToken(state));
      return hasToken(state) && state.token === event.token ? state : refresh(event.token);
    case 'signed-out':
      return invalidated(state, false);
    case 'due':
      if (!hasToken(state)) return state;
      return { name: 'refresh', token: state.token, profile: state.profile, hasFailed: false };
    case 'lapsed':
      return hasToken(state) && state.profile ? refresh(state.token) : state;
    default:
      return hasToken(state) && state.token === event.token ? answered(state, event) : state;
  }
}

type WithToken = Extract<TokenState, { readonly token: string }>;
type Answer = Extract<TokenEvent, { readonly type: 'validated' | 'refused' | 'unanswered' | 'renewed' }>;

const hasToken = (state: TokenState): state is WithToken => 'token' in state;

const refresh = (token: string): TokenState => ({ name: 'refresh', token, hasFailed: false });

/** Whoever is a guest already stays one for the same reason. */
function invalidated(state: TokenState, isExpired: boolean): TokenState {
  return state.name === 'invalidated' ? state : { name: 'invalidated', isExpired };
}

function answered(state: WithToken, event: Answer): TokenState {
  switch (event.type) {
    case 'validated': {
      const { token, profile, expiresAt } = event;
      return { name: 'authenticated', token, profile, expiresAt };
    }
    case 'refused':
      return invalidated(state, true);
    case 'renewed': {
      const { renewed: token, expiresAt } = event;
      return state.profile ? { name: 'authenticated', token, profile: state.profile, expiresAt } : refresh(token);
    }
    case 'unanswered':
      return state.name === 'refresh' ? { ...state, hasFailed: true } : state;
  }
}
