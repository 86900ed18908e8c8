import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import styles from './segmented.module.css';

export interface Segment<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly icon?: LucideIcon;
}

export interface SegmentedProps<T extends string> {
  /** Name of the group for screen readers. */
  readonly label: string;
  readonly segments: readonly Segment<T>[];
  readonly value: T | undefined;
  readonly disabled?: boolean;
  readonly describedBy?: string;
  readonly onChange: (value: T) => void;
}

/** One of a few, all of them in sight: radio buttons side by side. */
export function Segmented<T extends string>(props: SegmentedProps<T>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={props.label} aria-describedby={props.describedBy} className={styles.group}>
      {props.segments.map(({ value, label, icon: Icon }) => (
        <label key={value} className={styles.segment} data-tooltip={Icon ? label : undefined}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={value}
            checked={props.value === value}
            disabled={props.disabled}
            onChange={() => props.onChange(value)}
          />
          {Icon && <Icon size={15} aria-hidden="true" />}
          <span className={Icon ? 'visually-hidden' : undefined}>{label}</span>
        </label>
      ))}
    </div>
  );
}
