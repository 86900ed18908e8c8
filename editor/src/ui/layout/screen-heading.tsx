import styles from './screen-heading.module.css';

interface ScreenHeadingProps {
  readonly title: string;
  /** How many there are of what is listed here. */
  readonly count?: string | undefined;
  /** One sentence on what this screen is for. */
  readonly lead?: string | undefined;
}

/** The heading of a screen. */
export function ScreenHeading({ title, count, lead }: ScreenHeadingProps) {
  return (
    <div>
      <h1 className={styles.title}>
        {title}
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}
