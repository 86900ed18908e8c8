import { type FormEvent, useRef, useState } from 'react';
import type { ShopClient } from '../api/shop-client.ts';
import type { ShopResponse } from '../api/shop-result.ts';
import form from '../forms/forms.module.css';
import { errorOfField } from '../forms/result-text.ts';
import { StatusMessage } from '../forms/status-message.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { showFaults, TextField } from '../forms/text-field.tsx';
import type { AfterOrderTexts } from '../i18n/after-order-texts.ts';
import { fillIn } from '../i18n/messages.ts';
import { type LatestOrder, rememberLatestOrder } from '../latest-order/index.ts';
import { passwordError } from '../passwords/index.ts';
import { CreateAccountFromOrderDocument } from './thank-you.gen.ts';
import styles from './thank-you.module.css';

interface RegisterInvitationProps {
  readonly order: LatestOrder;
  readonly email: string;
  readonly shop: ShopClient;
  readonly texts: AfterOrderTexts;
}

/** What managers of passwords have to know of the shop's rule. */
const PASSWORD_RULES: Readonly<Record<string, string>> = {
  passwordrules: 'minlength: 8; required: lower; required: digit; required: [-!#$%&*?@_];',
};

/** Offers a guest an account: one field, since the order has the rest. */
export function RegisterInvitation({ order, email, shop, texts }: RegisterInvitationProps) {
  const [password, setPassword] = useState('');
  const [isShown, setShown] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [isSending, setSending] = useState(false);
  const [response, setResponse] = useState<ShopResponse<unknown>>();
  const element = useRef<HTMLFormElement>(null);
  const isDone = response?.result.kind === 'done';
  const refused = errorOfField(response?.result, '/password');
  const error = passwordError(password) ? texts.passwordHint : undefined;

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    if (error) return showFaults(element.current, () => setChecked(true));
    setSending(true);
    setResponse(undefined);
    const answered = await shop.query(CreateAccountFromOrderDocument, { token: order.token, password });
    setSending(false);
    setResponse(answered);
    if (answered.data) rememberLatestOrder({ ...order, hasAccount: true });
  }

  return (
    <section className={styles.invitation} aria-labelledby="register-invitation">
      <h2 id="register-invitation" className={styles.subtitle}>
        {texts.registerTitle}
      </h2>
      {!isDone && <p>{texts.registerInfo}</p>}
      {!isDone && <p className={styles.hint}>{texts.registerBrings}</p>}
      <StatusMessage text={messageOf(response)} isRefusal={!isDone} />
      {!isDone && (
        <form className={form.form} method="dialog" noValidate ref={element} onSubmit={onSubmit}>
          <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
          <p className={styles.hint} id="register-hint">
            {texts.passwordHint}
          </p>
          <TextField
            {...PASSWORD_RULES}
            label={texts.passwordLabel}
            name="new-password"
            type={isShown ? 'text' : 'password'}
            autoComplete="new-password"
            required
            value={password}
            error={isChecked ? (error ?? refused) : undefined}
            onChange={({ target }) => {
              setPassword(target.value);
              setResponse(undefined);
            }}
          />
          <button type="button" className={styles.show} aria-pressed={isShown} onClick={() => setShown(!isShown)}>
            {texts.showPassword}
          </button>
          <SubmitButton label={texts.register} isSending={isSending} sendingLabel={texts.sending} />
        </form>
      )}
    </section>
  );

  function messageOf(given: ShopResponse<unknown> | undefined): string | undefined {
    if (!given || refused) return undefined;
    if (given.result.kind === 'done') return fillIn(texts.registered, { email });
    return given.refusal?.message ?? texts.registerFailed;
  }
}
