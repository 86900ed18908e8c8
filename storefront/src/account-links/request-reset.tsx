import { type FormEvent, useEffect, useRef, useState } from 'react';
import { EmailField } from '../forms/email-field.tsx';
import { emailSentence } from '../forms/field-errors.ts';
import { Actions, FormPage, type LinkedPageProps } from '../forms/form-page.tsx';
import styles from '../forms/forms.module.css';
import { errorOfField, resultText } from '../forms/result-text.ts';
import { StatusMessage } from '../forms/status-message.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { focusFirstInvalid, showFaults } from '../forms/text-field.tsx';
import { useRequest } from '../forms/use-request.ts';
import { fillIn } from '../i18n/messages.ts';
import { SecondaryAction } from '../ui/plain-page.tsx';
import { RequestPasswordResetDocument } from './account-links.gen.ts';

/**
 * Asks for the mail with the link. The result is the same whether there is an account or not; it names the address, so
 * that a slip is seen.
 */
export function RequestReset({ texts, shop, addressOf }: LinkedPageProps) {
  const [{ isSending, result }, send] = useRequest();
  const [email, setEmail] = useState('');
  const [isChecked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { page, common } = texts;
  const error = emailSentence(email, common);
  const isDone = result?.kind === 'done';
  const said = resultText(result, texts);

  useEffect(() => {
    if (result?.kind === 'refused') focusFirstInvalid(form.current);
  }, [result]);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (error) showFaults(form.current, () => setChecked(true));
    else void send(() => shop.mutate(RequestPasswordResetDocument, { email: email.trim() }));
  }

  return (
    <FormPage title={isDone ? page.doneTitle : page.title} info={!isDone && page.info}>
      <StatusMessage text={said && fillIn(said, { email: email.trim() })} isRefusal={!isDone} />
      {!isDone && (
        <form className={styles.form} method="dialog" noValidate ref={form} onSubmit={onSubmit}>
          <EmailField
            texts={common}
            label={common.emailLabel}
            required
            value={email}
            onChange={({ target }) => setEmail(target.value)}
            error={isChecked ? (error ?? errorOfField(result, '/email')) : undefined}
          />
          <SubmitButton label={page.action} isSending={isSending} sendingLabel={common.sending} />
        </form>
      )}
      <Actions>
        <SecondaryAction href={addressOf('/')}>{common.backHome}</SecondaryAction>
      </Actions>
      <noscript>
        <p>{common.needsScript}</p>
      </noscript>
    </FormPage>
  );
}
