import type { SiteDetails } from '@witryna/module-schemas';
import { useState } from 'react';
import { createShopClient } from '../api/shop-client.ts';
import { failureOf } from '../forms/action-result.ts';
import styles from '../forms/forms.module.css';
import { useRequest } from '../forms/use-request.ts';
import { fillIn } from '../i18n/messages.ts';
import { shopActionTextsOf } from '../i18n/shop-action-texts.ts';
import { signInTextsOf } from '../i18n/sign-in-texts.ts';
import { ResendConfirmationDocument } from './sign-in.gen.ts';
import own from './sign-in.module.css';

interface ResendConfirmationProps {
  readonly site: SiteDetails;
  readonly email: string;
}

/** Sends the link once more by which an account is confirmed. */
export function ResendConfirmation({ site, email }: ResendConfirmationProps) {
  const texts = signInTextsOf(site.language);
  const [{ isSending, result }, send] = useRequest();
  const [time, setTime] = useState('');

  async function resend() {
    await send(() => createShopClient(site).mutate(ResendConfirmationDocument, { email }));
    setTime(new Intl.DateTimeFormat(site.language, { hour: 'numeric', minute: '2-digit' }).format(new Date()));
  }

  const failure = result && result.kind !== 'done' && failureOf({ result }, shopActionTextsOf(site.language));
  return (
    <div className={own.resend}>
      <button type="button" className={own.quiet} aria-disabled={isSending || undefined} onClick={() => void resend()}>
        {isSending ? texts.sending : texts.resend}
      </button>
      <p role="status">
        {result?.kind === 'done' && time && fillIn(texts.resent, { time })}
        {failure && !failure.ok && (
          <span className={styles.error}>{failure.errors.map(({ message }) => message).join(' ')}</span>
        )}
      </p>
    </div>
  );
}
