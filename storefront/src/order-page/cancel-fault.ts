import type { ShopAnswer } from '../mail-links/shop-answer.ts';
import type { CancelOutput } from './order-document.ts';

/** Why an order was not canceled, or no link was sent: the name of the sentence that says so. */
export type CancelFault = 'cancelTooLate' | 'cancelLinkOld' | 'cancelTooOften' | 'cancelFailed';

/** What stands against it; undefined when it was done. */
export function cancelFaultOf(answer: ShopAnswer, output: CancelOutput | null | undefined): CancelFault | undefined {
  if (answer.kind === 'limited') return 'cancelTooOften';
  if (answer.kind === 'invalid') return 'cancelLinkOld';
  if (answer.kind !== 'done' || !output) return 'cancelFailed';
  if (!output.errorV2) return undefined;
  // The reasons have changed since the page was loaded.
  return output.errorV2.code === 'UNDEFINED' ? 'cancelFailed' : 'cancelTooLate';
}
