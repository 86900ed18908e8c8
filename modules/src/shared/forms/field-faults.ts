import { type EmailFault, findEmailFault } from '@witryna/module-schemas/validation';
import type { Translate } from '../../shop/i18n/translate.ts';
import type { ActionFault } from '../../shop/shop-actions.ts';
import { PRIVACY_FIELD } from './privacy-consent.tsx';

/** What was typed into a field, without blanks around it. */
export function textOf(values: FormData, field: string): string {
  const value = values.get(field);
  return typeof value === 'string' ? value.trim() : '';
}

/** Whether the privacy consent is ticked. */
export const hasPrivacyConsent = (values: FormData): boolean => values.get(PRIVACY_FIELD) !== null;

/** What is wrong with an e-mail address: the fixed sentence, and the exact fault where it is known. */
export function emailFaults(values: FormData, t: Translate): ActionFault[] {
  const email = textOf(values, 'email');
  if (email === '') return [{ field: 'email', message: t('fieldEmpty') }];
  const fault = findEmailFault(email);
  return fault === undefined ? [] : [{ field: 'email', message: t(SENTENCE_OF[fault]) }];
}

const SENTENCE_OF = {
  noAt: 'emailWithoutAt',
  space: 'emailWithSpace',
  comma: 'emailWithComma',
  noDomain: 'emailWithoutDomain',
  wrong: 'emailWrong',
} as const satisfies Record<EmailFault, string>;

/** What is wrong with a text that is needed, or may only be so long. */
export function textFaults(
  values: FormData,
  field: string,
  t: Translate,
  { isRequired, limit }: { readonly isRequired: boolean; readonly limit: number },
): ActionFault[] {
  const text = textOf(values, field);
  if (text === '') return isRequired ? [{ field, message: t('fieldEmpty') }] : [];
  return text.length > limit ? [{ field, message: t('textTooLong', { count: limit }) }] : [];
}

/** The consent that is missing. */
export function consentFaults(values: FormData, t: Translate): ActionFault[] {
  return hasPrivacyConsent(values) ? [] : [{ field: PRIVACY_FIELD, message: t('consentMissing') }];
}
