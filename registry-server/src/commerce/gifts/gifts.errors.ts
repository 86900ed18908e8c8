import { AppError } from '../../errors.ts';

/** Rules are told apart by their names. */
export class GiftRuleNameTaken extends AppError {
  constructor(name: string) {
    const message = 'Taką nazwę ma już inna zasada.';
    super(409, 'gift-rule-name-taken', message, { name, faults: [{ path: '/name', rule: 'unique', message }] });
  }
}
