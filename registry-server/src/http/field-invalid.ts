import type { FieldRule } from '../error-messages/error-messages.ts';
import type { MessageValues } from '../error-messages/message.ts';
import { AppError, type Fault } from '../errors.ts';

/**
 * An invalid field that a schema cannot express: the rule with the values of its sentence, or, where
 * only staff see it, the sentence itself.
 */
export class FieldInvalid extends AppError {
  constructor(path: string, rule: FieldRule, values: MessageValues);
  constructor(path: string, rule: string, message: string);
  constructor(path: string, rule: string, reported: string | MessageValues) {
    const fault: Fault =
      typeof reported === 'string'
        ? { path, rule, message: reported }
        : { path, rule: rule as FieldRule, values: reported };
    super(422, 'input-invalid', { faults: [fault] });
  }
}
