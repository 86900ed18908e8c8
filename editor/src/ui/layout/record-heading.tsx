import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { rememberedList } from '../remembered-lists.ts';
import styles from './record-heading.module.css';

/** The list that a record is one of. */
export interface BackTarget {
  readonly to: string;
  readonly label: string;
}

interface RecordHeadingProps {
  readonly title: string;
  readonly back?: BackTarget | undefined;
  /** States of it, which belong to what it is called. */
  readonly badges?: ReactNode;
  /** One quiet line below. */
  readonly lead?: ReactNode;
  /** What can be done with it, at the end of the row. */
  readonly actions?: ReactNode;
}

/** The head of a screen about one thing: the way back to the list, what it is called, its states and what can be done. */
export function RecordHeading({ title, back, badges, lead, actions }: RecordHeadingProps) {
  return (
    <>
      {back && <BackLink {...back} />}
      <div className={styles.top}>
        <div>
          <h1 className={styles.title}>
            <span>{title}</span> {badges}
          </h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </>
  );
}

/** The way back to a list, filtered as it was left. */
export function BackLink({ to, label }: BackTarget) {
  return (
    <Link to={rememberedList(to)} className={styles.back}>
      <ArrowLeft size={15} aria-hidden="true" />
      {label}
    </Link>
  );
}
