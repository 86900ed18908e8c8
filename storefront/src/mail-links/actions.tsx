import type { ReactNode } from 'react';
import { useLook } from './look.ts';

/** The ways on from a page, in one row. */
export function Actions({ children }: { readonly children: ReactNode }) {
  return <div className={useLook().styles.actions}>{children}</div>;
}

interface ActionProps {
  readonly href: string;
  readonly children: string;
}

/** The way on that is suggested. */
export function PrimaryAction({ href, children }: ActionProps) {
  return (
    <a className={useLook().styles.primary} href={href}>
      {children}
    </a>
  );
}

/** Another way on. */
export function SecondaryAction({ href, children }: ActionProps) {
  return (
    <a className={useLook().styles.secondary} href={href}>
      {children}
    </a>
  );
}
