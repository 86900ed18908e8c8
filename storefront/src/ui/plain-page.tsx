import type { ReactNode } from 'react';
import styles from './plain-page.module.css';

interface PlainPageProps {
  readonly drawing: ReactNode;
  readonly title: string;
  readonly info: string;
  /** Smaller text below the info. */
  readonly detail?: ReactNode;
  readonly children?: ReactNode;
}

/** The layout that all pages of our own share: a line drawing, what happened, what to do. */
export function PlainPage({ drawing, title, info, detail, children }: PlainPageProps) {
  return (
    <div className={styles.root}>
      <div className={styles.drawing}>{drawing}</div>
      <div>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.info}>{info}</p>
        {detail}
        {children && <p className={styles.actions}>{children}</p>}
      </div>
    </div>
  );
}

/** The way out that is suggested first. */
export function PrimaryAction({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <a className={styles.primary} href={href}>
      {children}
    </a>
  );
}

/** Another way out. */
export function SecondaryAction({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <a className={styles.secondary} href={href}>
      {children}
    </a>
  );
}

/** The address of the page itself, also where one page was rendered for several of them. */
const THIS_ADDRESS = '';

/** Asks for the same address again; the browser does it itself, so that everything is loaded anew. */
export function TryAgain({ children, isPrimary = false }: { readonly children: string; readonly isPrimary?: boolean }) {
  return (
    <a className={isPrimary ? styles.primary : styles.secondary} href={THIS_ADDRESS} data-native>
      {children}
    </a>
  );
}
