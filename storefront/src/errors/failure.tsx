import type { Messages } from '../i18n/messages.ts';
import { causeOf, shownCode } from './cause.ts';
import { SpiltDropper } from './drawings.tsx';
import styles from './plain-page.module.css';
import { PlainPage, SecondaryAction, TryAgain } from './plain-page.tsx';

interface FailureProps {
  /** Status of the server's answer; 0 when none came. */
  readonly status: number;
  readonly code: string;
  /** What to name when one writes to the shop about it. */
  readonly requestId?: string | undefined;
  readonly home: string;
  readonly messages: Messages;
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
