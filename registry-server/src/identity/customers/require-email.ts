import { isEmailAddress, normaliseEmail } from '@witryna/module-schemas/validation';
import { InputRefused } from '../../graphql/refusals.ts';
import { fieldRefused } from './field-refused.ts';
import { requireText } from './text-input.ts';

const SHOWN_LENGTH = 100;

/** The address as it is kept; refuses what is none. */
export function requireEmail(given: string): string {
  const email = normaliseEmail(given);
  if (isEmailAddress(email)) return email;
  const message = `"${given.slice(0, SHOWN_LENGTH)}" is not a valid email address.`;
  throw fieldRefused([{ path: '/email', rule: 'email' }], message);
}

/** Refuses what no mail could be sent to, in the words of `requestPasswordResetEmail`. */
export function requireMailbox(email: string): void {
  requireText(email, 'You must specify an email address.');
  if (isEmailAddress(normaliseEmail(email))) return;
  throw new InputRefused('The email address has an invalid format.', 'email-invalid', {
    faults: [{ path: '/email', rule: 'email' }],
  });
}
