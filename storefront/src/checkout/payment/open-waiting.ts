import type { SiteDetails } from '@witryna/module-schemas';
import { leaveFor } from './leave.ts';
import type { UnpaidOrder } from './pay-placed.tsx';

interface WaitingOptions {
  readonly site: SiteDetails;
  readonly addressOf: (path: string) => string;
  /** The bank has said no. */
  readonly onRefused: (sentence: string) => void;
}

/** Waits for the answer of the bank's app. */
export async function openWaiting(_order: UnpaidOrder, { addressOf }: WaitingOptions): Promise<void> {
  leaveFor(addressOf('/payment-verification'));
}
