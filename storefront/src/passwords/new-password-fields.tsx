import { PASSWORD_RULES, unmetPasswordRules } from '@witryna/module-schemas/validation';
import { useLayoutEffect, useRef, useState } from 'react';
import { signInTextsOf } from '../i18n/sign-in-texts.ts';
import { NEW_PASSWORD_NAMES, type NewPassword, newPasswordFaults, readNewPassword } from './new-password.ts';
import { PasswordField } from './password-field.tsx';
import own from './passwords.module.css';

interface NewPasswordFieldsProps {
  /** BCP 47. */
  readonly language: string;
  /** Begins the ids of its fields, which end in `password` and `repeat`. */
  readonly idPrefix?: string;
  /** What is called a password here, where it is not simply one. */
  readonly label?: string;
  /** The form has been sent: from now on all that is wrong is said. */
  readonly isChecked?: boolean;
  /** The shop's own sentence about the password. */
  readonly error?: string | undefined;
}

/** What password managers make one by. */
const FOR_MANAGERS = {
  passwordrules: 'minlength: 8; required: lower; required: digit; required: [-!#$%&*?@_];',
};

/** A new password and its repetition, with the rule shown before anything is typed and ticked as it is met. */
export function NewPasswordFields({
  language,
  idPrefix = 'new-',
  label,
  isChecked = false,
  error,
}: NewPasswordFieldsProps) {
  const texts = signInTextsOf(language);
  const first = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<NewPassword>({ password: '', repeat: '' });
  const [left, setLeft] = useState({ password: false, repeat: false });
  const [refused, setRefused] = useState({ error, password: '' });
  const faults = newPasswordFaults(typed, language);
  const unmet = unmetPasswordRules(typed.password);
  const rulesId = `${idPrefix}rules`;

  const read = () => {
    const form = first.current?.form;
    if (form) setTyped(readNewPassword(form));
  };
  // What was typed, or filled in by a manager, before the page came to life.
  useLayoutEffect(read, []);
  // The shop's sentence is about the password that was sent.
  if (refused.error !== error) setRefused({ error, password: typed.password });

  const isSaid = (name: keyof NewPassword) => isChecked || (left[name] && typed[name] !== '');
  const ofShop = refused.password === typed.password ? error : undefined;
  const common = {
    showLabel: texts.showPassword,
    hideLabel: texts.hidePassword,
    autoComplete: 'new-password',
    required: true,
    onInput: read,
    onChange: read,
  };
  return (
    <>
      <PasswordField
        {...common}
        {...FOR_MANAGERS}
        ref={first}
        id={`${idPrefix}password`}
        name={NEW_PASSWORD_NAMES.password}
        label={label ?? texts.password}
        describedBy={rulesId}
        error={(isSaid('password') ? faults.password : undefined) ?? ofShop}
        onBlur={() => setLeft((before) => ({ ...before, password: true }))}
      />
      <div className={own.rules} id={rulesId}>
        <p>{texts.ruleTitle}</p>
        <ul>
          {PASSWORD_RULES.map((rule) => (
            <li key={rule} data-met={!unmet.includes(rule) || undefined}>
              {texts.rules[rule]}
              {!unmet.includes(rule) && <span className="visually-hidden"> ({texts.ruleMet})</span>}
            </li>
          ))}
        </ul>
      </div>
      <PasswordField
        {...common}
        id={`${idPrefix}repeat`}
        name={NEW_PASSWORD_NAMES.repeat}
        label={texts.repeat}
        error={isSaid('repeat') ? faults.repeat : undefined}
        onBlur={() => setLeft((before) => ({ ...before, repeat: true }))}
      />
    </>
  );
}
