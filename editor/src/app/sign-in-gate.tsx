import type { ReactNode } from 'react';
import { SignInDialog, SignInPage } from '../account/index.ts';
import { errorSentence } from '../api/error-sentence.ts';
import { useSession } from '../api/identity/session.ts';
import { t } from '../i18n/pl.ts';
import { Button } from '../ui/buttons/button.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { ModuleNames } from './module-names.tsx';
import styles from './sign-in-gate.module.css';

export interface SignInGateProps {
  /** A request was refused since the session ran out. */
  readonly signedOut: boolean;
  readonly onSignedIn: () => void;
  readonly children: ReactNode;
}

/**
 * Lets in who is signed in. A session that runs out in the middle of the work asks for the password
 * over the screen, so that nothing unsaved is lost with it.
 */
export function SignInGate({ signedOut, onSignedIn, children }: SignInGateProps) {
  const session = useSession();
  if (session.isPending) return <p className={styles.centre}>{t.common.loading}</p>;
  if (session.isError && !session.data)
    return (
      <main className={styles.centre}>
        <Notice tone="danger" actions={<Button onClick={() => session.refetch()}>{t.common.retry}</Button>}>
          {errorSentence(session.error)}
        </Notice>
      </main>
    );
  if (!session.data) return <SignInPage onSignedIn={onSignedIn} />;
  return (
    <>
      <ModuleNames language={session.data.formLanguage}>{children}</ModuleNames>
      {signedOut && <SignInDialog email={session.data.user.email} onSignedIn={onSignedIn} />}
    </>
  );
}
