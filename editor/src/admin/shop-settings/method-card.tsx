import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Switch } from '../../ui/fields/switch.tsx';
import styles from './method-card.module.css';

export interface MethodCardProps {
  readonly title: string;
  /** The code on the wire, and what else tells it from others. */
  readonly detail: string;
  readonly badges?: ReactNode;
  /** Its price, or the like, at the end of the line. */
  readonly aside?: string;
  readonly switchLabel: string;
  readonly isActive: boolean;
  readonly onSwitch: (isActive: boolean) => void;
  /** Something in it is wrong: it opens by itself. */
  readonly isFaulty: boolean;
  readonly children: ReactNode;
}

/** A method among many: on or off at a glance, the rest folded. */
export function MethodCard(props: MethodCardProps) {
  const { title, detail, badges, aside, isActive, isFaulty, children } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={styles.card}
      open={isOpen || isFaulty}
      data-off={!isActive || undefined}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>
        <ChevronRight size={15} className={styles.mark} aria-hidden="true" />
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          <span className={styles.detail}>{detail}</span>
        </span>
        {badges}
        {aside && <span className={styles.aside}>{aside}</span>}
      </summary>
      {(isOpen || isFaulty) && (
        <div className={styles.body}>
          <Switch label={props.switchLabel} checked={isActive} onChange={props.onSwitch} />
          {children}
        </div>
      )}
    </details>
  );
}
