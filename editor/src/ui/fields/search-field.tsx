import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type PressWatch, watchPresses } from '../buttons/press-under-way.ts';
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
  const presses = useRef<PressWatch>(undefined);
  useEffect(() => {
    const watch = watchPresses(document);
    presses.current = watch;
    return () => {
      watch.stop();
      window.clearTimeout(timer.current);
    };
  }, []);

  const ask = (next: string) => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
    onSearch(next);
  };
  const leave = () => {
    if (timer.current === undefined) return;
    if (!presses.current?.isUnderWay) return ask(typed.trim());
    // The answer would move what is being pressed; and a question after a link would take back the way somebody went.
    window.clearTimeout(timer.current);
    timer.current = undefined;
    presses.current.onEnd(({ isFollowed }) => !isFollowed && onSearch(typed.trim()));
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
        onBlur={leave}
      />
    </div>
  );
}
