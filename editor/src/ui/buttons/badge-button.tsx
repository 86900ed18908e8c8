import type { LucideIcon } from 'lucide-react';
import { Badge, type BadgeTone } from '../feedback/badge.tsx';
import styles from './badge-button.module.css';

export interface BadgeButtonProps {
  readonly tone: BadgeTone;
  readonly icon: LucideIcon;
  readonly text: string;
  /** Said beside the words when more is known; where there is little room it stands for them. */
  readonly hint?: string | undefined;
  readonly onOpen: () => void;
}

/** A state in a few words that opens what it is about. */
export function BadgeButton({ tone, icon: Icon, text, hint = text, onOpen }: BadgeButtonProps) {
  return (
    <button type="button" className={styles.opener} aria-label={text} data-tooltip={hint} onClick={onOpen}>
      <Badge tone={tone}>
        <Icon size={13} aria-hidden="true" />
        <span className={styles.words}>{text}</span>
      </Badge>
    </button>
  );
}
