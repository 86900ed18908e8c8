/**
 * How far an attempt to pay has come. A state is overwritten by one of a higher rank only, so that it does not matter in
 * which order reports arrive: money that came stays, whatever is heard of it later.
 */
export const ATTEMPT_RANKS = {
  /** Written down; the provider was not asked, or did not answer. */
  created: 0,
  /** The provider knows of it. */
  pending: 10,
  /** Paid, but the provider or its bank still looks at it. */
  review: 20,
  expired: 30,
  declined: 40,
  captured: 50,
  /** The provider says that all of it went back. */
  returned: 60,
} as const;

export type AttemptState = keyof typeof ATTEMPT_RANKS;
/** What a provider may say of an attempt. */
export type ReportedState = Exclude<AttemptState, 'created'>;

/** Attempts in these states may still be paid: they are polled. */
export const OPEN_STATES = ['created', 'pending', 'review'] as const satisfies readonly AttemptState[];

/** The state after a report: the higher of the two. */
export function advance(state: AttemptState, reported: AttemptState): AttemptState {
  return ATTEMPT_RANKS[reported] > ATTEMPT_RANKS[state] ? reported : state;
}

/** Whether money may still come. */
export function isOpen(state: AttemptState): boolean {
  return (OPEN_STATES as readonly AttemptState[]).includes(state);
}
