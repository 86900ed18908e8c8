import { fillIn } from '../i18n/messages.ts';
import styles from './account.module.css';
import type { AccountPageProps } from './account-tabs.ts';

/** What the account begins with: who is here, and what there is to know. */
export function AccountHome({ customer, texts: { account } }: AccountPageProps) {
  const { firstName } = customer;
  return (
    <>
      <p className={styles.welcome}>
        {firstName ? fillIn(account.welcome, { name: firstName }) : account.welcomeAnyone}
      </p>
      <p className={styles.quiet}>{account.welcomeBack}</p>
      <p className={styles.quiet}>{account.noNotifications}</p>
    </>
  );
}
