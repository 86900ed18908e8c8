import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Actions, PrimaryAction, SecondaryAction } from './actions.tsx';
import { AnswerMessage } from './answer-message.tsx';
import { answerText, faultOfField } from './answer-text.ts';
import { passwordFault, repeatFault } from './field-faults.ts';
import { focusFirstFault } from './focus-first-fault.ts';
import type { MailLinkProps } from './mail-link-props.ts';
import styles from './mail-links.module.css';
import { MailPage } from './mail-page.tsx';
import { SendButton } from './send-button.tsx';
import { TextField } from './text-field.tsx';
import { useAnswer } from './use-answer.ts';
import { type FoundSecrets, useLinkSecrets } from './use-link-secrets.ts';

const RESET =
  'mutation ($email: String!, $token: String!, $newPassword: String!) { resetPassword(email: $email, resetPasswordToken: $token, newPassword: $newPassword) }';
const SECRETS = ['email', 'token'];

/** A new password for whoever has the link. */
export function ResetPassword(props: MailLinkProps) {
  const [{ found, link }, forget] = useLinkSecrets(SECRETS);
  return <FoundReset {...props} key={link} found={found} forget={forget} />;
}

interface FoundResetProps extends MailLinkProps {
  readonly found: FoundSecrets;
  readonly forget: () => void;
}

function FoundReset({ texts, asker, addressOf, found, forget }: FoundResetProps) {
  const [{ isSending, answer }, ask] = useAnswer();
  const [typed, setTyped] = useState({ password: '', repeat: '' });
  const [isChecked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { page, common } = texts;
  const faults = { password: passwordFault(typed.password), repeat: repeatFault(typed.password, typed.repeat) };
  const isMissing = found === 'missing';
  const isDone = answer?.kind === 'done';
  const isLost = isMissing || answer?.kind === 'invalid';
  const isOpen = !isDone && !isLost;

  useEffect(() => {
    if (answer?.kind === 'refused') focusFirstFault(form.current);
  }, [answer]);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (typeof found === 'string') return;
    if (faults.password || faults.repeat) {
      requestAnimationFrame(() => focusFirstFault(form.current));
      return;
    }
    const { email = '', token = '' } = found;
    const given = await ask(() => asker.mutate(RESET, { email, token, newPassword: typed.password }));
    if (given?.kind === 'done' || given?.kind === 'invalid') forget();
  }

  return (
    <MailPage title={isDone ? page.doneTitle : page.title} info={isOpen && page.info}>
      <AnswerMessage
        text={isMissing ? common.missing : answerText(answer, texts)}
        isRefusal={!isDone}
        takesFocus={!isMissing}
      />
      {isOpen && (
        <form className={styles.form} noValidate ref={form} onSubmit={onSubmit}>
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
            value={typed.password}
            onChange={({ target }) => setTyped((before) => ({ ...before, password: target.value }))}
            fault={isChecked ? (sentence(faults.password) ?? faultOfField(answer, '/newPassword')) : undefined}
          />
          <TextField
            label={common.repeatLabel}
            type="password"
            autoComplete="new-password"
            required
            value={typed.repeat}
            onChange={({ target }) => setTyped((before) => ({ ...before, repeat: target.value }))}
            fault={isChecked ? sentence(faults.repeat) : undefined}
          />
          <SendButton label={page.action} isSending={isSending} sendingLabel={common.sending} />
        </form>
      )}
      <Actions>
        {isLost && <PrimaryAction href={addressOf('/request-reset-password')}>{common.newResetLink}</PrimaryAction>}
        {!isOpen && <SecondaryAction href={addressOf('/')}>{common.backHome}</SecondaryAction>}
      </Actions>
      <noscript>
        <p>{common.needsScript}</p>
      </noscript>
    </MailPage>
  );

  function sentence(fault: keyof typeof common | undefined) {
    return fault && common[fault];
  }
}
