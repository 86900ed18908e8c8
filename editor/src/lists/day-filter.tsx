import { useId } from 'react';
import { TextInput } from '../ui/fields/inputs.tsx';
import styles from './day-filter.module.css';

export interface DayFilterProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (day: string) => void;
}

/** A day that bounds a list. */
export function DayFilter({ label, value, onChange }: DayFilterProps) {
  const id = useId();
  return (
    <span className={styles.day}>
      <label htmlFor={id}>{label}</label>
      <TextInput id={id} type="date" value={value ?? ''} onChange={(event) => onChange(event.target.value)} />
    </span>
  );
}
