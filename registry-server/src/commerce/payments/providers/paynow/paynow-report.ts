import { textOf } from '../../../../integrations/json-fields.ts';
import type { RefundState, ReportedPayment } from '../provider.ts';

type State = Pick<ReportedPayment, 'state' | 'reasonCode' | 'supersedes'>;

/**
 * What Paynow's words for a payment come to. A shopper who tries another way on Paynow's page leaves an abandoned payment
 * behind: a new one with the same id of ours goes on, and what comes of the old one no longer counts.
 */
const STATES: Readonly<Record<string, State>> = {
  NEW: { state: 'pending', supersedes: true },
  PENDING: { state: 'pending', supersedes: true },
  CONFIRMED: { state: 'captured', supersedes: true },
  REJECTED: { state: 'declined', reasonCode: 'REJECTED', supersedes: false },
  ERROR: { state: 'declined', reasonCode: 'ERROR', supersedes: false },
  EXPIRED: { state: 'expired', reasonCode: 'EXPIRED', supersedes: false },
  ABANDONED: { state: 'pending', supersedes: false },
};

const REFUND_STATES: Readonly<Record<string, RefundState>> = {
  NEW: 'pending',
  PENDING: 'pending',
  SUCCESSFUL: 'done',
  FAILED: 'failed',
  CANCELLED: 'failed',
};

/** The state of a payment; undefined for a word that Paynow does not document. */
export function readPaynowState(status: unknown): State | undefined {
  return STATES[textOf(status)];
}

/** The state of a refund; undefined for a word that Paynow does not document. */
export function readPaynowRefundState(status: unknown): RefundState | undefined {
  return REFUND_STATES[textOf(status)];
}
