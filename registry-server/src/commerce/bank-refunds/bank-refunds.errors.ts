import { InputRefused } from '../../graphql/refusals.ts';
import type { RefundAccountFault } from './refund-account-input.ts';

/** An account that no money can be sent to; `at`: the field of the input that it stands in. */
export class RefundAccountRefused extends InputRefused {
  constructor({ path, rule }: RefundAccountFault, at = '') {
    super(undefined, 'refund-account-refused', { faults: [{ path: `${at}${path}`, rule }] });
  }
}

/** No money of this order waits for an account: the provider sends it, it was sent, or none is to go back. */
export class RefundNotAwaited extends InputRefused {
  constructor() {
    super(undefined, 'refund-not-awaited');
  }
}
