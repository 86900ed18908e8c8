import { useId } from 'react';
import forms from '../forms/forms.module.css';
import { signInTextsOf } from '../i18n/sign-in-texts.ts';
import { PasswordField } from '../passwords/index.ts';
import page from '../ui/plain-page.module.css';
import type { ProfileFormProps } from './profile-form.ts';

type PresentPasswordProps = Pick<ProfileFormProps, 'language' | 'texts' | 'resetAddress'> & {
  readonly error?: string | undefined;
};

/** The password that the account has now, and what to do without one. */
export function PresentPassword({ language, texts, resetAddress, error }: PresentPasswordProps) {
  const id = useId();
  const signIn = signInTextsOf(language);
  return (
    <div className={forms.field}>
      <PasswordField
        id={id}
        name="currentPassword"
        label={texts.presentPassword}
        showLabel={signIn.showPassword}
        hideLabel={signIn.hidePassword}
        autoComplete="current-password"
        required
        error={error}
      />
      <p>
        <a className={page.secondary} href={resetAddress}>
          {texts.noPassword}
        </a>
      </p>
    </div>
  );
}
