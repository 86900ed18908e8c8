import type { ReactNode } from 'react';
import { fillIn } from '../i18n/messages.ts';
import styles from './account.module.css';
import type { AccountPageProps } from './account-tabs.ts';

interface AccountHomeProps extends AccountPageProps {
  /** What there is to know. */
  readonly children: ReactNode;
}

/** What the account begins with: who is here, and what there is to know. */
export function AccountHome({ customer, texts: { account }, children }: AccountHomeProps) {
  const { firstName } = customer;
  return (
    <>
      <p className={styles.welcome}>
        {firstName ? fillIn(account.welcome, { name: firstName }) : account.welcomeAnyone}
      </p>
      <p className={styles.quiet}>{account.welcomeBack}</p>
      {children}
    </>
  );
}
