import type { Messages } from '../i18n/messages.ts';
import styles from '../ui/plain-page.module.css';
import { PlainPage, PrimaryAction, SecondaryAction, TryAgain } from '../ui/plain-page.tsx';
import { causeOf, shownCode } from './cause.ts';
import { SpiltDropper } from './spilt-dropper.tsx';

interface ErrorPageProps {
  readonly home: string;
  readonly messages: Messages;
}

/** The page at `/error`: a heading, what happened, the way home. */
export function ErrorRoute({ home, messages }: ErrorPageProps) {
  return (
    <PlainPage drawing={<SpiltDropper />} title={messages.errorTitle} info={messages.errorInfo}>
      <PrimaryAction href={home}>{messages.backHome}</PrimaryAction>
    </PlainPage>
  );
}

interface FailureProps extends ErrorPageProps {
  /** Status of the server's answer; 0 when none came. */
  readonly status: number;
  readonly code: string;
  /** What to name when one writes to the shop about it. */
  readonly requestId?: string | undefined;
}

/** What is shown when a page could not be had. */
export function Failure({ status, code, requestId, home, messages }: FailureProps) {
  const detail = (
    <p className={styles.detail}>
      {messages.failureCode} <span className={styles.code}>{shownCode(status, code)}</span>
      <br />
      {causeOf(code, messages)}
      {requestId && (
        <>
          <br />
          {messages.failureRequest} <span className={styles.code}>{requestId}</span>
        </>
      )}
    </p>
  );
  return (
    <PlainPage drawing={<SpiltDropper />} title={messages.failureTitle} info={messages.failureInfo} detail={detail}>
      <TryAgain isPrimary>{messages.tryAgain}</TryAgain>
      <SecondaryAction href={home}>{messages.backHome}</SecondaryAction>
    </PlainPage>
  );
}
