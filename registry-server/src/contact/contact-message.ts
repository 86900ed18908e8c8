import { CONTACT_LIMITS } from '@witryna/module-schemas';
import { isEmailAddress, normaliseEmail } from '@witryna/module-schemas/validation';
import type { FieldRule } from '../error-messages/error-messages.ts';
import type { MessageValues } from '../error-messages/message.ts';
import type { Fault } from '../errors.ts';
import { InputRefused } from '../graphql/refusals.ts';
import type { ContactMessageData } from '../mail/index.ts';

const LIMITS = {
  name: CONTACT_LIMITS.name,
  telephone: CONTACT_LIMITS.telephone,
  topic: CONTACT_LIMITS.topic,
  order_number: CONTACT_LIMITS.orderNumber,
  comment: CONTACT_LIMITS.message,
} as const;

/** Input of the contact form. */
export interface ContactInput {
  readonly name: string;
  readonly email: string;
  readonly telephone?: string | null;
  readonly topic?: string | null;
  readonly order_number?: string | null;
  readonly comment: string;
  /** Absent where a form asks for none, as Magento's. */
  readonly privacy_consent?: boolean | null;
}

/** A fault of one field, with Magento's message where it has one. */
interface FieldRefusal {
  readonly fault: Fault;
  readonly message: string;
}

/** The validated message; throws `InputRefused` with the message of the first invalid field and the faults of all. */
export function parseContactMessage(input: ContactInput): ContactMessageData {
  const text = {
    name: oneLine(input.name),
    telephone: oneLine(input.telephone ?? ''),
    topic: oneLine(input.topic ?? ''),
    order_number: oneLine(input.order_number ?? ''),
    comment: input.comment.trim(),
  };
  const email = normaliseEmail(input.email);
  const [first, ...others] = [
    ...missingFields(text, email),
    ...longFields(text),
    ...(input.privacy_consent === false ? [consentMissing] : []),
  ];
  if (first) {
    const faults = [first, ...others].map(({ fault }) => fault);
    throw new InputRefused(first.message, 'contact-invalid', { faults });
  }
  const { name, comment, telephone, topic, order_number: orderNumber } = text;
  return {
    name,
    email,
    comment,
    ...(telephone && { telephone }),
    ...(topic && { topic }),
    ...(orderNumber && { orderNumber }),
    ...(input.privacy_consent && { hasPrivacyConsent: true }),
  };
}

type ContactTexts = Readonly<Record<keyof typeof LIMITS, string>>;

function missingFields({ name, comment }: ContactTexts, email: string): FieldRefusal[] {
  const missing: FieldRefusal[] = [];
  if (name === '') missing.push(refusal('name', 'required/name', 'Enter the Name and try again.'));
  if (comment === '') missing.push(refusal('comment', 'required/comment', 'Enter the comment and try again.'));
  if (!isEmailAddress(email)) {
    missing.push(refusal('email', 'email', 'The email address is invalid. Verify the email address and try again.'));
  }
  return missing;
}

function longFields(text: ContactTexts): FieldRefusal[] {
  return Object.entries(LIMITS).flatMap(([field, limit]) =>
    text[field as keyof ContactTexts].length > limit
      ? [refusal(field, 'maxLength', `"${field}" may have at most ${limit} characters.`, { limit })]
      : [],
  );
}

const consentMissing: FieldRefusal = {
  fault: { path: '/privacy_consent', rule: 'consent', sentence: 'consent-required' },
  message: 'Consent to the privacy policy is required.',
};

/** The name is part of a mail subject. */
function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
}

function refusal(field: string, rule: FieldRule, message: string, values: MessageValues = {}): FieldRefusal {
  return { fault: { path: `/${field}`, rule, values }, message };
}
