import type { FieldRule } from '../../error-messages/error-messages.ts';
import { AppError } from '../../errors.ts';
import { InputRefused } from '../../graphql/refusals.ts';
import type { ReturnStatus } from './return-status.ts';

/** The order cannot be withdrawn from: not delivered yet, or too long ago. */
export class WithdrawalImpossible extends InputRefused {
  constructor() {
    super(undefined, 'withdrawal-impossible');
  }
}

const RULES = {
  name: 'required/return-name',
  email: 'email/return',
  items: 'required/items',
  unknown: 'unknown/order-line',
  quantity: 'quantity/return',
  reason: 'too-long/return-reason',
} as const satisfies Readonly<Record<string, FieldRule>>;

/** A field of the statement is wrong. */
export class StatementRefused extends InputRefused {
  constructor(path: string, rule: keyof typeof RULES) {
    super(undefined, 'statement-refused', { faults: [{ path, rule: RULES[rule], name: rule }] });
  }
}

/** No such return. */
export class ReturnMissing extends AppError {
  constructor() {
    super(404, 'return-missing');
  }
}

/** The return cannot go there from where it is, or somebody was quicker. */
export class ReturnMoveRefused extends AppError {
  constructor(from: ReturnStatus, to: ReturnStatus) {
    super(409, 'return-move-refused', { from, to });
  }
}

export class ReturnChanged extends AppError {
  constructor(expected: number, found: number) {
    super(409, 'return-changed', { expected, found });
  }
}
