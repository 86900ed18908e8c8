import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Actions, SecondaryAction } from './actions.tsx';
import { AnswerMessage } from './answer-message.tsx';
import { answerText, faultOfField } from './answer-text.ts';
import { emailFault } from './field-faults.ts';
import { focusFirstFault } from './focus-first-fault.ts';
import type { MailLinkProps } from './mail-link-props.ts';
import styles from './mail-links.module.css';
import { MailPage } from './mail-page.tsx';
import { SendButton } from './send-button.tsx';
import { TextField } from './text-field.tsx';
import { useAnswer } from './use-answer.ts';

const REQUEST = 'mutation ($email: String!) { requestPasswordResetEmail(email: $email) }';

/** Asks for the mail with the link. The answer is the same whether there is an account or not. */
export function RequestReset({ texts, asker, addressOf }: MailLinkProps) {
  const [{ isSending, answer }, ask] = useAnswer();
  const [email, setEmail] = useState('');
  const [isChecked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { page, common } = texts;
  const fault = emailFault(email);
  const isDone = answer?.kind === 'done';

  useEffect(() => {
    if (answer?.kind === 'refused') focusFirstFault(form.current);
  }, [answer]);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (fault) requestAnimationFrame(() => focusFirstFault(form.current));
    else void ask(() => asker.mutate(REQUEST, { email: email.trim() }));
  }

  return (
    <MailPage title={isDone ? page.doneTitle : page.title} info={!isDone && page.info}>
      <AnswerMessage text={answerText(answer, texts)} isRefusal={!isDone} />
      {!isDone && (
        <form className={styles.form} noValidate ref={form} onSubmit={onSubmit}>
          <TextField
            label={common.emailLabel}
            type="email"
            autoComplete="email"
            required
            value={email}
            onChange={({ target }) => setEmail(target.value)}
            fault={isChecked ? ((fault && common[fault]) ?? faultOfField(answer, '/email')) : undefined}
          />
          <SendButton label={page.action} isSending={isSending} sendingLabel={common.sending} />
        </form>
      )}
      <Actions>
        <SecondaryAction href={addressOf('/')}>{common.backHome}</SecondaryAction>
      </Actions>
      <noscript>
        <p>{common.needsScript}</p>
      </noscript>
    </MailPage>
  );
}
