import type { ShopResult } from '../api/shop-result.ts';
import type { CancelOutput } from '../order-parts/index.ts';

/** Why an order was not canceled, or no link was sent: the name of the sentence that says so. */
export type CancelError = 'cancelTooLate' | 'cancelLinkOld' | 'cancelTooOften' | 'cancelFailed';

/** What stands against it; undefined when it was done. */
export function cancelErrorOf(result: ShopResult, output: CancelOutput | null | undefined): CancelError | undefined {
  if (result.kind === 'limited') return 'cancelTooOften';
  if (result.kind === 'invalid') return 'cancelLinkOld';
  if (result.kind !== 'done' || !output) return 'cancelFailed';
  if (!output.errorV2) return undefined;
  // The reasons have changed since the page was loaded.
  return output.errorV2.code === 'UNDEFINED' ? 'cancelFailed' : 'cancelTooLate';
}
