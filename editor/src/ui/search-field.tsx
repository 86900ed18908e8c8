import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { TextInput } from './inputs.tsx';
import styles from './search-field.module.css';

const PAUSE_MS = 250;

export interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  /** Called when the typing rests. */
  readonly onSearch: (value: string) => void;
}

/** A search field; asks when the hand rests, at once on Enter and for whoever goes on to something else. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const timer = useRef<number>(undefined);

  useEffect(() => setTyped(value), [value]);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const ask = (next: string) => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
    onSearch(next);
  };
  return (
    <div className={styles.search}>
      <Search size={15} className={styles.icon} aria-hidden="true" />
      <TextInput
        type="search"
        className={styles.input}
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={(event) => {
          const next = event.target.value;
          setTyped(next);
          window.clearTimeout(timer.current);
          timer.current = window.setTimeout(() => ask(next.trim()), PAUSE_MS);
        }}
        onKeyDown={(event) => event.key === 'Enter' && ask(typed.trim())}
        // A question asked late would take back the way somebody went meanwhile.
        onBlur={() => timer.current !== undefined && ask(typed.trim())}
      />
    </div>
  );
}
