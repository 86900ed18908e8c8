import { CONTACT_LIMITS } from '@witryna/module-schemas';
import { consentFaults, emailFaults, hasPrivacyConsent, textFaults, textOf } from '../shared/forms/field-faults.ts';
import type { Translate } from '../shop/i18n/translate.ts';
import type { ActionFault, ContactMessage } from '../shop/shop-actions.ts';

interface CheckOptions {
  readonly hasTopics: boolean;
  readonly t: Translate;
}

/** What is wrong with a message at first sight, in the order of its fields. */
export function contactFaults(values: FormData, { hasTopics, t }: CheckOptions): ActionFault[] {
  const text = (field: 'name' | 'orderNumber' | 'message', isRequired: boolean) =>
    textFaults(values, field, t, { isRequired, limit: CONTACT_LIMITS[field] });
  return [
    ...text('name', true),
    ...emailFaults(values, t),
    ...(hasTopics && textOf(values, 'topic') === '' ? [{ field: 'topic', message: t('topicMissing') }] : []),
    ...text('orderNumber', false),
    ...text('message', true),
    ...consentFaults(values, t),
  ];
}

/** The message that a form holds. */
export function contactMessage(values: FormData): ContactMessage {
  const topic = textOf(values, 'topic');
  const orderNumber = textOf(values, 'orderNumber');
  return {
    name: textOf(values, 'name'),
    email: textOf(values, 'email'),
    ...(topic && { topic }),
    ...(orderNumber && { orderNumber }),
    message: textOf(values, 'message'),
    hasPrivacyConsent: hasPrivacyConsent(values),
  };
}
