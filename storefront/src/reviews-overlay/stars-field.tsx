import { useId } from 'react';
import type { ReviewTexts } from '../i18n/reviews/pl.ts';
import styles from './stars-field.module.css';

const RATES = [1, 2, 3, 4, 5] as const;

interface StarsFieldProps {
  readonly rate: number;
  readonly texts: ReviewTexts;
  readonly error: string | undefined;
  readonly onRate: (rate: number) => void;
}

/** A rating from 1 to 5: five radios, drawn as stars, with the word for the chosen one beside them. */
export function StarsField({ rate, texts, error, onRate }: StarsFieldProps) {
  const id = useId();
  return (
    <fieldset className={styles.root} aria-describedby={error ? `${id}error` : undefined}>
      <legend className={styles.legend}>{texts.rating}</legend>
      <div className={styles.row}>
        <div className={styles.stars}>
          {RATES.map((each) => (
            <label key={each} className={styles.star} data-on={each <= rate || undefined}>
              <input
                type="radio"
                name="rate"
                value={each}
                checked={each === rate}
                aria-label={`${each}: ${texts.rateWords[each - 1]}`}
                aria-invalid={error ? true : undefined}
                onChange={() => onRate(each)}
              />
            </label>
          ))}
        </div>
        <span className={styles.word} aria-hidden="true">
          {texts.rateWords[rate - 1]}
        </span>
      </div>
      {error && (
        <p className={styles.error} id={`${id}error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
