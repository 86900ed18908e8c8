import {
  COOKIE_CATEGORIES,
  type CookieCategory,
  type CookieChoiceWay,
  type CookiePreferences,
} from '@witryna/module-schemas';
import { type FormEvent, useId, useState } from 'react';
import { ALL_ALLOWED, NOTHING_ALLOWED } from '../cookie-choice/index.ts';
import type { CookieTexts } from '../i18n/cookie-consent/pl.ts';
import styles from './consent-form.module.css';

interface ConsentFormProps {
  readonly texts: CookieTexts;
  readonly initial: CookiePreferences;
  readonly onDecide: (preferences: CookiePreferences, way: CookieChoiceWay) => void;
}

/** Every category as a switch, and three buttons that look alike: refusing is as easy as allowing. */
export function ConsentForm({ texts, initial, onDecide }: ConsentFormProps) {
  const [preferences, setPreferences] = useState(initial);
  const save = (event: FormEvent) => {
    event.preventDefault();
    onDecide(preferences, 'selected');
  };
  const all = (allowed: CookiePreferences, way: CookieChoiceWay) => () => {
    setPreferences(allowed);
    onDecide(allowed, way);
  };
  return (
    <form className={styles.form} method="dialog" onSubmit={save}>
      <ul className={`plain-list ${styles.categories}`}>
        <Category texts={texts} category="required" isAllowed />
        {COOKIE_CATEGORIES.map((category) => (
          <Category
            key={category}
            texts={texts}
            category={category}
            isAllowed={preferences[category]}
            onChange={(isAllowed) => setPreferences({ ...preferences, [category]: isAllowed })}
          />
        ))}
      </ul>
      <div className={styles.buttons}>
        <button type="button" className={styles.button} onClick={all(NOTHING_ALLOWED, 'required')}>
          {texts.refuse}
        </button>
        <button type="submit" className={styles.button}>
          {texts.save}
        </button>
        <button type="button" className={styles.button} onClick={all(ALL_ALLOWED, 'all')}>
          {texts.acceptAll}
        </button>
      </div>
    </form>
  );
}

interface CategoryProps {
  readonly texts: CookieTexts;
  readonly category: CookieCategory | 'required';
  readonly isAllowed: boolean;
  /** Left out where there is nothing to choose. */
  readonly onChange?: (isAllowed: boolean) => void;
}

function Category({ texts, category, isAllowed, onChange }: CategoryProps) {
  const id = useId();
  const { name, info } = texts.categories[category];
  return (
    <li className={styles.category}>
      <label className={styles.name} htmlFor={id}>
        {name}
      </label>
      <p className={styles.info} id={`${id}info`}>
        {info}
      </p>
      <input
        className={styles.switch}
        type="checkbox"
        id={id}
        aria-describedby={`${id}info`}
        checked={isAllowed}
        disabled={!onChange}
        onChange={({ target }) => onChange?.(target.checked)}
      />
    </li>
  );
}
