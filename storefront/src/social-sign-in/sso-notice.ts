import type { SiteDetails } from '@witryna/module-schemas';
import { useEffect, useState } from 'react';
import { fillIn } from '../i18n/messages.ts';
import { signInTextsOf } from '../i18n/sign-in-texts.ts';
import { storageKeys } from '../storage-keys.ts';
import { read, SSO_PROVIDERS, type SsoProvider, write } from './sso-memory.ts';

/** Why nobody was signed in through a provider. */
export const SSO_FAILURES = [
  'refused',
  'expired',
  'unavailable',
  'limited',
  'unconfirmed',
  'off',
  'missingToken',
  'unknownProvider',
  'unreachable',
  'linkedElsewhere',
  'failed',
] as const;
export type SsoFailure = (typeof SSO_FAILURES)[number];

export const PROVIDER_NAMES: Readonly<Record<SsoProvider, string>> = { google: 'Google', facebook: 'Facebook' };

/** Why it did not work, in a sentence. */
export function failureSentence(failure: SsoFailure, provider: SsoProvider | 'unknown', language: string): string {
  const texts = signInTextsOf(language);
  if (failure === 'unconfirmed') return texts.unconfirmed;
  if (failure === 'missingToken') return texts.missingToken;
  const name = provider === 'unknown' ? texts.social.anyProvider : PROVIDER_NAMES[provider];
  return fillIn(texts.social.failures[failure], { provider: name });
}

/** Says on the next page of this tab why nobody was signed in; the reason alone is kept, no word from outside. */
export function leaveNotice(failure: SsoFailure, provider: SsoProvider | 'unknown'): void {
  write(storageKeys.ssoNotice, `${failure} ${provider}`);
}

function takeNotice(): { readonly failure: SsoFailure; readonly provider: SsoProvider | 'unknown' } | undefined {
  const [reason, by] = (read(storageKeys.ssoNotice) ?? '').split(' ');
  write(storageKeys.ssoNotice, undefined);
  const failure = SSO_FAILURES.find((each) => each === reason);
  return failure && { failure, provider: SSO_PROVIDERS.find((each) => each === by) ?? 'unknown' };
}

/** The sentence that was left for this page, once. */
export function useSsoNotice(site: SiteDetails, isShownHere: boolean): string | undefined {
  const [sentence, setSentence] = useState<string>();
  useEffect(() => {
    if (!isShownHere) return;
    const notice = takeNotice();
    if (notice) setSentence(failureSentence(notice.failure, notice.provider, site.language));
  }, [isShownHere, site.language]);
  return sentence;
}
