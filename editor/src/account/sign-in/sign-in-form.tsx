import { Eye, EyeOff } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { errorSentence } from '../../api/error-sentence.ts';
import { useSignIn } from '../../api/identity/session.ts';
import { t } from '../../i18n/pl.ts';
import { Button, IconButton } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { TextInput } from '../../ui/fields/inputs.tsx';
import { SecondStep } from '../second-factor/second-step.tsx';
import { type Credentials, checkCredentials } from './check-credentials.ts';
import styles from './sign-in-form.module.css';

export interface SignInFormProps {
  readonly email?: string;
  readonly onSignedIn: () => void;
}

/** E-mail and password; faults stand at their fields, the server's refusal above. */
export function SignInForm({ email = '', onSignedIn }: SignInFormProps) {
  const [credentials, setCredentials] = useState<Credentials>({ email, password: '' });
  const [checked, setChecked] = useState(false);
  const [visible, setVisible] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const signIn = useSignIn();
  const faults = checked ? checkCredentials(credentials) : {};

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const found = checkCredentials(credentials);
    const first = found.email ? 'email' : found.password ? 'password' : undefined;
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    else signIn.mutate(credentials, { onSuccess: ({ next }) => next ?? onSignedIn() });
  };
  const next = signIn.data?.next;
  if (next) return <SecondStep next={next} onSignedIn={onSignedIn} onStartOver={signIn.reset} />;

  return (
    <form ref={form} noValidate onSubmit={onSubmit} className={styles.form}>
      {signIn.isError && <Notice tone="danger">{errorSentence(signIn.error)}</Notice>}
      <Field label={t.session.email} errors={faults.email} required>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            name="email"
            autoComplete="username"
            value={credentials.email}
            onChange={(event) => setCredentials({ ...credentials, email: event.target.value })}
          />
        )}
      </Field>
      <Field label={t.session.password} errors={faults.password} required>
        {(control) => (
          <div className={styles.password}>
            <TextInput
              {...control}
              type={visible ? 'text' : 'password'}
              name="password"
              autoComplete="current-password"
              value={credentials.password}
              onChange={(event) => setCredentials({ ...credentials, password: event.target.value })}
            />
            <IconButton
              icon={visible ? EyeOff : Eye}
              size="small"
              className={styles.eye}
              label={visible ? t.session.hidePassword : t.session.showPassword}
              onClick={() => setVisible(!visible)}
            />
          </div>
        )}
      </Field>
      <Button type="submit" appearance="primary" busy={signIn.isPending}>
        {t.session.submit}
      </Button>
    </form>
  );
}
