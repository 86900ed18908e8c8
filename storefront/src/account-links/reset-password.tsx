import { type FormEvent, useEffect, useRef, useState } from 'react';
import { passwordError, repeatError } from '../forms/field-errors.ts';
import { Actions, FormPage, type LinkedPageProps } from '../forms/form-page.tsx';
import styles from '../forms/forms.module.css';
import { type FoundSecrets, useLinkSecrets } from '../forms/link-secrets.ts';
import { errorOfField, resultText } from '../forms/result-text.ts';
import { StatusMessage } from '../forms/status-message.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { focusFirstInvalid, TextField } from '../forms/text-field.tsx';
import { useRequest } from '../forms/use-request.ts';
import { PrimaryAction, SecondaryAction } from '../ui/plain-page.tsx';
import { ResetPasswordDocument } from './account-links.gen.ts';

const SECRETS = ['email', 'token'];

/** A new password for whoever has the link. */
export function ResetPassword(props: LinkedPageProps) {
  const [{ found, link }, forget] = useLinkSecrets(SECRETS);
  return <FoundReset {...props} key={link} found={found} forget={forget} />;
}

interface FoundResetProps extends LinkedPageProps {
  readonly found: FoundSecrets;
  readonly forget: () => void;
}

function FoundReset({ texts, shop, addressOf, found, forget }: FoundResetProps) {
  const [{ isSending, result }, send] = useRequest();
  const [values, setValues] = useState({ password: '', repeat: '' });
  const [isChecked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { page, common } = texts;
  const errors = { password: passwordError(values.password), repeat: repeatError(values.password, values.repeat) };
  const isMissing = found === 'missing';
  const isDone = result?.kind === 'done';
  const isLost = isMissing || result?.kind === 'invalid';
  const isOpen = !isDone && !isLost;

  useEffect(() => {
    if (result?.kind === 'refused') focusFirstInvalid(form.current);
  }, [result]);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (typeof found === 'string') return;
    if (errors.password || errors.repeat) {
      requestAnimationFrame(() => focusFirstInvalid(form.current));
      return;
    }
    const { email = '', token = '' } = found;
    const outcome = await send(() =>
      shop.mutate(ResetPasswordDocument, { email, token, newPassword: values.password }),
    );
    if (outcome?.kind === 'done' || outcome?.kind === 'invalid') forget();
  }

  return (
    <FormPage title={isDone ? page.doneTitle : page.title} info={isOpen && page.info}>
      <StatusMessage
        text={isMissing ? common.missing : resultText(result, texts)}
        isRefusal={!isDone}
        takesFocus={!isMissing}
      />
      {isOpen && (
        <form className={styles.form} method="dialog" noValidate ref={form} onSubmit={onSubmit}>
          <TextField
            label={common.emailLabel}
            type="email"
            autoComplete="username"
            readOnly
            value={typeof found === 'object' ? (found.email ?? '') : ''}
          />
          <TextField
            label={common.passwordLabel}
            type="password"
            autoComplete="new-password"
            required
            value={values.password}
            onChange={({ target }) => setValues((before) => ({ ...before, password: target.value }))}
            error={isChecked ? (sentence(errors.password) ?? errorOfField(result, '/newPassword')) : undefined}
          />
          <TextField
            label={common.repeatLabel}
            type="password"
            autoComplete="new-password"
            required
            value={values.repeat}
            onChange={({ target }) => setValues((before) => ({ ...before, repeat: target.value }))}
            error={isChecked ? sentence(errors.repeat) : undefined}
          />
          <SubmitButton label={page.action} isSending={isSending} sendingLabel={common.sending} />
        </form>
      )}
      <Actions>
        {isLost && <PrimaryAction href={addressOf('/request-reset-password')}>{common.newResetLink}</PrimaryAction>}
        {!isOpen && <SecondaryAction href={addressOf('/')}>{common.backHome}</SecondaryAction>}
      </Actions>
      <noscript>
        <p>{common.needsScript}</p>
      </noscript>
    </FormPage>
  );

  function sentence(error: keyof typeof common | undefined) {
    return error && common[error];
  }
}
