import type { ActionResult, ContactMessage } from '@witryna/modules/shop/actions';
import { fillIn } from '../i18n/messages.ts';
import { type ActionParts, failureOf } from './action-result.ts';
import { ContactUsDocument } from './contact.gen.ts';

const FIELDS: Readonly<Record<string, keyof ContactMessage>> = {
  '/name': 'name',
  '/email': 'email',
  '/topic': 'topic',
  '/order_number': 'orderNumber',
  '/comment': 'message',
  '/privacy_consent': 'hasPrivacyConsent',
};

/** Sends a message to the shop's mailbox. */
export async function sendMessage({ client, texts }: ActionParts, written: ContactMessage): Promise<ActionResult> {
  const { name, email, topic, orderNumber, message, hasPrivacyConsent } = written;
  const input = {
    name,
    email,
    comment: message,
    topic: topic || null,
    order_number: orderNumber || null,
    privacy_consent: hasPrivacyConsent,
  };
  const response = await client.query(ContactUsDocument, { input });
  if (response.result.kind === 'done') return { ok: true, message: fillIn(texts.messageSent, { email: email.trim() }) };
  return failureOf(response, texts, (path) => FIELDS[path]);
}
