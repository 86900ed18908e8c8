import { isEmailAddress, normaliseEmail } from '@witryna/module-schemas/validation';
import type { FieldRule } from '../error-messages/error-messages.ts';
import type { MessageValues } from '../error-messages/message.ts';
import { InputRefused } from '../graphql/refusals.ts';
import type { ContactMessageData } from '../mail/index.ts';

const LIMITS = { name: 200, telephone: 40, comment: 5_000 } as const;

/** Input of the contact form. */
export interface ContactInput {
  readonly name: string;
  readonly email: string;
  readonly telephone?: string | null;
  readonly comment: string;
}

/** The validated message; throws `InputRefused` with Magento's message and the invalid field. */
export function parseContactMessage(input: ContactInput): ContactMessageData {
  const name = oneLine(input.name);
  const comment = input.comment.trim();
  const telephone = oneLine(input.telephone ?? '');
  const email = normaliseEmail(input.email);
  if (name === '') throw refusal('name', 'required/name', 'Enter the Name and try again.');
  if (comment === '') throw refusal('comment', 'required/comment', 'Enter the comment and try again.');
  if (!isEmailAddress(email))
    throw refusal('email', 'email', 'The email address is invalid. Verify the email address and try again.');
  for (const [field, value] of Object.entries({ name, telephone, comment })) {
    const limit = LIMITS[field as keyof typeof LIMITS];
    if (value.length > limit) {
      throw refusal(field, 'maxLength', `"${field}" may have at most ${limit} characters.`, { limit });
    }
  }
  return { name, email, comment, ...(telephone && { telephone }) };
}

/** The name is part of a mail subject. */
function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
}

function refusal(field: string, rule: FieldRule, message: string, values: MessageValues = {}): InputRefused {
  return new InputRefused(message, 'contact-invalid', { faults: [{ path: `/${field}`, rule, values }] });
}
