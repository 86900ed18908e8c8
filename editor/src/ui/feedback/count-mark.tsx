import type { LucideIcon } from 'lucide-react';
import styles from './count-mark.module.css';

interface CountMarkProps {
  readonly icon: LucideIcon;
  readonly count: number;
  /** The number with what is counted, for who does not see the icon. */
  readonly words: string;
  readonly tone: 'accent' | 'danger';
}

/** A small mark of how many there are of something; nothing for none. */
export function CountMark({ icon: Icon, count, words, tone }: CountMarkProps) {
  if (count === 0) return null;
  return (
    <span className={styles.count} data-tone={tone}>
      <Icon size={11} aria-hidden="true" />
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{words}</span>
    </span>
  );
}
