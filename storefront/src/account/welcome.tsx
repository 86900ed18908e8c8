import type { AreaTexts } from '../i18n/areas/area-texts.ts';
import { fillIn } from '../i18n/messages.ts';
import styles from './account.module.css';

interface WelcomeProps {
  /** Of the customer, once it is known who that is. */
  readonly firstName: string | undefined;
  readonly texts: AreaTexts['customer']['account'];
}

/** What the account begins with. It comes with the page and stays: only the name waits until it is known who is here. */
export function Welcome({ firstName, texts }: WelcomeProps) {
  return (
    <>
      <p className={styles.welcome}>{firstName ? fillIn(texts.welcome, { name: firstName }) : texts.welcomeAnyone}</p>
      <p className={styles.quiet}>{texts.welcomeBack}</p>
    </>
  );
}
