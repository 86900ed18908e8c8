import type { ReactNode } from 'react';
import { signInTextsOf } from '../i18n/sign-in-texts.ts';
import type { SignInFormProps } from '../sign-in/index.ts';
import { loadSheets } from '../style-sheets/index.ts';
import { LoadedPart } from '../ui/loaded-part.tsx';
import styles from './sign-in-part.module.css';

interface SignInPartProps extends SignInFormProps {
  /** In its place where its code did not come. */
  readonly failed: (retry: () => void) => ReactNode;
}

/** Loads the form with its styles. */
export async function loadSignInForm() {
  const [{ SignInForm }] = await Promise.all([
    import('../sign-in/index.ts'),
    loadSheets({ drivers: [], isPlain: false, late: ['signIn'] }),
  ]);
  return { SignInForm };
}

/** The form to sign in on a screen that few need it on: its code comes when it is shown. */
export function SignInPart({ failed, ...form }: SignInPartProps) {
  const waiting = (
    <p role="status" className={styles.waiting}>
      {signInTextsOf(form.site.language).sending}
    </p>
  );
  return (
    <LoadedPart load={loadSignInForm} waiting={waiting} failed={failed}>
      {({ SignInForm }) => <SignInForm {...form} />}
    </LoadedPart>
  );
}
