import type { SiteDetails } from '@witryna/module-schemas';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { customerOf, type SignInRefusal } from '../customer/index.ts';
import styles from '../forms/forms.module.css';
import { hidePasswords } from '../forms/hide-passwords.ts';
import { SubmitButton } from '../forms/submit-button.tsx';
import { showFaults, TextField } from '../forms/text-field.tsx';
import { shopActionTextsOf } from '../i18n/shop-action-texts.ts';
import { signInTextsOf } from '../i18n/sign-in-texts.ts';
import { PasskeyButton } from '../passkeys/index.ts';
import { PasswordField } from '../passwords/index.ts';
import { SocialButtons, useSsoNotice } from '../social-sign-in/index.ts';
import page from '../ui/plain-page.module.css';
import { useForgetOffline } from '../ui/use-online.ts';
import { ResendConfirmation } from './resend-confirmation.tsx';
import own from './sign-in.module.css';
import { signInFaults } from './sign-in-faults.ts';
import { useSlowness } from './use-slowness.ts';

export interface SignInFormProps {
  readonly site: SiteDetails;
  /** Begins the ids of its fields, where another form of the page has an e-mail too. */
  readonly idPrefix?: string;
  /** What was typed elsewhere. */
  readonly initialEmail?: string | undefined;
  readonly onSignedIn?: () => void;
  /** Which other ways are offered below: none where one of them has led here. */
  readonly ways?: 'all' | 'passkey' | 'none';
  /** Address of the page that sends a link for a new password. */
  readonly resetAddress: string;
}

interface Refused {
  readonly reason: SignInRefusal;
  readonly message: string;
  readonly email: string;
}

/**
 * E-mail and password. It stands on a page or in a dialog, beside other forms and in none. Its values are read when it
 * is sent, since password managers fill fields without a key being pressed; nothing that was typed is ever emptied.
 */
export function SignInForm(props: SignInFormProps) {
  const { site, idPrefix = 'sign-in-', initialEmail, ways = 'all', onSignedIn, resetAddress } = props;
  const texts = signInTextsOf(site.language);
  const form = useRef<HTMLFormElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const isRunning = useRef(false);
  const [faults, setFaults] = useState<ReturnType<typeof signInFaults>>({});
  const [refused, setRefused] = useState<Refused>();
  const [isSending, setSending] = useState(false);
  const isSlow = useSlowness(isSending);
  const notice = useSsoNotice(site, ways === 'all');

  useForgetOffline(refused?.message === shopActionTextsOf(site.language).offline, () => setRefused(undefined));

  useEffect(() => {
    if (refused?.reason === 'wrong') password.current?.focus();
  }, [refused]);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation();
    if (isRunning.current) return;
    const values = valuesOf(event.currentTarget);
    const found = signInFaults(values, texts);
    setRefused(undefined);
    if (found.email || found.password) {
      showFaults(form.current, () => setFaults(found));
      return;
    }
    setFaults(found);
    hidePasswords(event.currentTarget);
    isRunning.current = true;
    setSending(true);
    const result = await customerOf(site).signIn(values.email, values.password);
    isRunning.current = false;
    setSending(false);
    if (result.ok) return onSignedIn?.();
    const message = result.errors.map((error) => error.message).join(' ');
    setRefused({ reason: result.reason, message, email: values.email.trim() });
  }

  /** A field that has been left is checked; one that is being mended is right as soon as it is. */
  function check(name: 'email' | 'password', isLeft: boolean) {
    if (!form.current) return;
    const found = signInFaults(valuesOf(form.current), texts);
    const isUntouched = name === 'email' && valuesOf(form.current).email.trim() === '';
    if (!found[name]) setFaults((before) => ({ ...before, [name]: undefined }));
    else if (isLeft && name === 'email' && !isUntouched) setFaults((before) => ({ ...before, email: found.email }));
  }

  return (
    <form className={own.form} method="dialog" noValidate ref={form} onSubmit={onSubmit}>
      {notice && (
        <p role="alert" className={own.notice}>
          {notice}
        </p>
      )}
      <TextField
        id={`${idPrefix}email`}
        name="email"
        label={texts.email}
        type="email"
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={initialEmail}
        error={faults.email}
        onBlur={() => check('email', true)}
        onInput={() => check('email', false)}
      />
      <PasswordField
        ref={password}
        id={`${idPrefix}password`}
        name="password"
        label={texts.password}
        showLabel={texts.showPassword}
        hideLabel={texts.hidePassword}
        autoComplete="current-password"
        required
        error={faults.password}
        onInput={() => check('password', false)}
      />
      <div role="alert" className={own.refusal}>
        {refused && <p className={styles.error}>{refused.message}</p>}
      </div>
      {refused?.reason === 'unconfirmed' && <ResendConfirmation site={site} email={refused.email} />}
      <div className={own.actions}>
        <SubmitButton
          label={texts.signIn}
          isSending={isSending}
          sendingLabel={isSlow ? texts.stillSending : texts.sending}
        />
        <a className={page.secondary} href={resetAddress}>
          {texts.forgotten}
        </a>
      </div>
      {ways !== 'none' && <PasskeyButton site={site} isSuggested={ways === 'all'} onSignedIn={onSignedIn} />}
      {ways === 'all' && <SocialButtons site={site} />}
    </form>
  );
}

function valuesOf(form: HTMLFormElement) {
  const data = new FormData(form);
  return { email: String(data.get('email') ?? ''), password: String(data.get('password') ?? '') };
}
