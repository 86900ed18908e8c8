import type { ActionResult, ShopActions } from '@witryna/modules/shop/actions';
import { fillIn } from '../i18n/messages.ts';
import { type ActionParts, failureOf } from './action-result.ts';

type Request = Parameters<NonNullable<ShopActions['subscribeToNewsletter']>>[0];

const PATH = '/newsletter/subscribe';
const FIELDS: Readonly<Record<string, string>> = {
  '/email': 'email',
  '/privacy': 'hasPrivacyConsent',
  '/phone': 'phone',
};

/** Asks for the newsletter; the mailbox has to confirm it. Whether it gets it already is told to nobody. */
export async function subscribeToNewsletter(
  { client, texts }: ActionParts,
  { email, hasPrivacyConsent, hasSmsConsent = false, phone }: Request,
): Promise<ActionResult> {
  const sms = hasSmsConsent ? { smsPromotion: true, phone: phone ?? '' } : {};
  const response = await client.submit(PATH, { email, privacy: hasPrivacyConsent, ...sms });
  const isDone = response.result.kind === 'done' || response.refusal?.code === 'already-subscribed';
  if (isDone) return { ok: true, message: fillIn(texts.confirmByMail, { email: email.trim() }) };
  const failure = failureOf(response, texts, (path) => FIELDS[path]);
  const { kind } = response.result;
  return kind === 'unavailable' || kind === 'unreachable' ? begunWith(texts.newsletterFailed, failure) : failure;
}

/** The fixed sentence first, then what is known of the reason. */
function begunWith(sentence: string, result: ActionResult): ActionResult {
  if (result.ok) return result;
  return { ok: false, errors: result.errors.map(({ message }) => ({ message: `${sentence} ${message}` })) };
}
