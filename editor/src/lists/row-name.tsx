import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '../ui/class-names.ts';
import styles from './row-name.module.css';

export interface RowNameProps {
  readonly children: string;
  /** Where the row leads; absent when it leads nowhere. */
  readonly to?: string | undefined;
  /** The list that the record leads back to, where that is not the one that it belongs to. */
  readonly from?: string;
  /** Opens the row in place. */
  readonly onOpen?: () => void;
  /** What tells it from others of its name. */
  readonly detail?: ReactNode;
  /** What the secondary columns say, where the screen is too narrow for them. */
  readonly narrowDetail?: ReactNode;
}

/** What a row of a list is called, and the way into it. */
export function RowName({ children, to, from, onOpen, detail, narrowDetail }: RowNameProps) {
  return (
    <>
      {to !== undefined ? (
        <Link to={to} state={from && { from }} className={styles.name}>
          {children}
        </Link>
      ) : onOpen ? (
        <button type="button" className={styles.name} onClick={onOpen}>
          {children}
        </button>
      ) : (
        <span className={styles.name}>{children}</span>
      )}
      {detail && <span className={styles.detail}>{detail}</span>}
      {narrowDetail && <span className={classNames(styles.detail, styles.narrow)}>{narrowDetail}</span>}
    </>
  );
}
