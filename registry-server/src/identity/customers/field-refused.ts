import { type FieldRule, fieldSentence } from '../../error-messages/error-messages.ts';
import { InputRefused } from '../../graphql/refusals.ts';

export interface FieldFault {
  readonly path: string;
  readonly rule: FieldRule;
}

/** The refusal of an input: the contract's message (by default the first field's, in English), and what is wrong where. */
export function fieldRefused(faults: readonly FieldFault[], message?: string): InputRefused {
  const [first] = faults;
  return new InputRefused(message ?? (first && fieldSentence(first.rule, 'en')), 'input-invalid', { faults });
}
