import type { ReactNode } from 'react';
import { useLook } from './look.ts';

interface MailPageProps {
  readonly title: string;
  /** What the page is for; absent once that is past. */
  readonly info?: string | false;
  readonly children: ReactNode;
}

/** The layout of the pages that mails lead to: that of all pages of our own. */
export function MailPage({ title, info, children }: MailPageProps) {
  const { drawing, styles } = useLook();
  return (
    <div className={styles.root}>
      <div className={styles.drawing}>{drawing}</div>
      <div>
        <h1 className={styles.title}>{title}</h1>
        {info && <p className={styles.info}>{info}</p>}
        {children}
      </div>
    </div>
  );
}
