import { setTimeout as pause } from 'node:timers/promises';
import type { PaymentDeps } from '../payment-deps.ts';
import { isOpen } from './attempt-state.ts';
import { type Attempt, renewLease, requireAttempt } from './attempts.store.ts';

type Deps = Pick<PaymentDeps, 'db' | 'now' | 'log' | 'start'>;
type Leased = Pick<Attempt, 'leaseUntil' | 'state'>;

const FIRST_PAUSE_MS = 25;
const LONGEST_PAUSE_MS = 250;

/** Whether somebody, on this node or another, is asking the provider for it right now. */
export function isStarting({ leaseUntil }: Leased, now: Date): boolean {
  return leaseUntil !== null && leaseUntil > now;
}

/** Whether whoever was asking the provider has gone without a word: what came of it is not known. */
export function isAbandoned({ leaseUntil, state }: Leased, now: Date): boolean {
  return leaseUntil !== null && leaseUntil <= now && isOpen(state);
}

/** Until when a lease that is taken or renewed now holds. */
export function leaseEnd({ now, start }: Pick<Deps, 'now' | 'start'>): Date {
  return new Date(now().getTime() + start.leaseMs);
}

/** Runs the work while the lease of its attempt is renewed; how it ends is written by the work. */
export async function withStartLease<T>(deps: Deps, attemptId: number, work: () => Promise<T>): Promise<T> {
  const timer = setInterval(() => {
    renewLease(deps.db, attemptId, leaseEnd(deps)).catch((error: unknown) =>
      deps.log.warn({ err: error, attempt: attemptId }, 'the lease of a payment could not be renewed'),
    );
  }, deps.start.renewMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

/**
 * The attempt once nobody is asking the provider for it any more: it has an outcome, or it was abandoned. At the deadline
 * (of `performance.now()`) it is given as it is.
 */
export async function awaitStart(deps: Deps, attemptId: number, deadline: number): Promise<Attempt> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    const attempt = await requireAttempt(deps.db, attemptId);
    if (!isStarting(attempt, deps.now()) || performance.now() >= deadline) return attempt;
    await pause(pauseMs);
  }
}

/** Until when a call that begins now waits for others. */
export const waitDeadline = ({ start }: Pick<Deps, 'start'>) => performance.now() + start.waitMs;
