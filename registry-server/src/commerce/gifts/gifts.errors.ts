import { AppError } from '../../errors.ts';

/** Rules are told apart by their names. */
export class GiftRuleNameTaken extends AppError {
  constructor(name: string) {
    const faults = [{ path: '/name', rule: 'unique', sentence: 'gift-rule-name-taken' }] as const;
    super(409, 'gift-rule-name-taken', { name, faults });
  }
}
