import { type FormEvent, useId, useRef, useState } from 'react';
import type { Place } from '../find-points.ts';
import type { PointLocale } from './point-locale.ts';
import styles from './search-bar.module.css';

interface SearchBarProps {
  readonly locale: PointLocale;
  /** Whether the site lets its pages ask where their visitor is. */
  readonly canLocate: boolean;
  readonly onType: (phrase: string) => void;
  readonly onLocated: (place: Place) => void;
}

const POSITION_OPTIONS = { timeout: 10_000, maximumAge: 600_000 } as const;
const LONGEST_PHRASE = 100;

/** What points are looked for by: words, or the place where somebody is, which is asked for on a press alone. */
export function SearchBar({ locale: { texts }, canLocate, onType, onLocated }: SearchBarProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isLocating, setLocating] = useState(false);
  const [hasNoPlace, setNoPlace] = useState(false);

  function locate() {
    if (isLocating) return;
    setLocating(true);
    setNoPlace(false);
    const fail = () => {
      setLocating(false);
      setNoPlace(true);
    };
    if (!navigator.geolocation) return fail();
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLocating(false);
        if (field.current) field.current.value = '';
        onLocated({ latitude: coords.latitude, longitude: coords.longitude });
      },
      fail,
      POSITION_OPTIONS,
    );
  }

  /** What was typed is looked for already; on a phone Enter puts the keyboard away, which hides half of the list. */
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (window.matchMedia('(pointer: coarse)').matches) field.current?.blur();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: Enter belongs to a form, and browsers in use do not know <search>
    <form role="search" className={styles.root} onSubmit={onSubmit}>
      <label className={styles.label} htmlFor={id}>
        {texts.search}
      </label>
      <div className={styles.row}>
        <input
          ref={field}
          id={id}
          type="search"
          className={styles.field}
          maxLength={LONGEST_PHRASE}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          onChange={({ target }) => {
            setNoPlace(false);
            onType(target.value);
          }}
        />
        {canLocate && (
          <button type="button" className={styles.near} aria-disabled={isLocating || undefined} onClick={locate}>
            {isLocating ? texts.locating : texts.nearMe}
          </button>
        )}
      </div>
      {canLocate && (
        <p className={styles.fault} role="status">
          {hasNoPlace && texts.noLocation}
        </p>
      )}
    </form>
  );
}
