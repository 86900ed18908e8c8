import type { ReactNode } from 'react';
import plain from '../errors/plain-page.module.css';
import { OpenLetter } from './open-letter.tsx';

interface MailPageProps {
  readonly title: string;
  /** What the page is for; absent once that is past. */
  readonly info?: string | false;
  readonly children: ReactNode;
}

/** The layout of the pages that mails lead to: that of all pages of our own. */
export function MailPage({ title, info, children }: MailPageProps) {
  return (
    <div className={plain.root}>
      <div className={plain.drawing}>
        <OpenLetter />
      </div>
      <div>
        <h1 className={plain.title}>{title}</h1>
        {info && <p className={plain.info}>{info}</p>}
        {children}
      </div>
    </div>
  );
}
