import { useEffect, useRef } from 'react';
import { fillIn } from '../../i18n/messages.ts';
import { type ParcelPoint, pointInWords, streetInWords } from '../parcel-point.ts';
import { distanceInWords, hoursInWords, type PointLocale } from './point-locale.ts';
import styles from './point-row.module.css';

interface PointRowProps {
  readonly point: ParcelPoint;
  /** Why it stands above the others. */
  readonly label?: string | undefined;
  readonly isSelected: boolean;
  readonly locale: PointLocale;
  readonly onSelect: (point: ParcelPoint) => void;
  readonly onChoose: (point: ParcelPoint) => void;
}

/** A point with all that tells whether it is handy, and the button that chooses it. */
export function PointRow({ point, label, isSelected, locale, onSelect, onChoose }: PointRowProps) {
  const { texts } = locale;
  const { code, postcode, city, description, openingHours, isAlwaysOpen, distance } = point;
  const row = useRef<HTMLLIElement>(null);

  // Pressed on the map, it may stand far down.
  useEffect(() => {
    if (isSelected) row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isSelected]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a short cut to the map for the mouse; by keys the focus shows the row there
    <li
      ref={row}
      className={styles.row}
      data-selected={isSelected || undefined}
      onClick={() => onSelect(point)}
      onFocus={() => onSelect(point)}
    >
      <div>
        {label && <p className={styles.label}>{label}</p>}
        <p className={styles.head}>
          <strong className={styles.code}>{code}</strong>
          {distance !== undefined && <span className={styles.distance}>{distanceInWords(distance, locale)}</span>}
          {isAlwaysOpen && <span className={styles.always}>{texts.alwaysOpen}</span>}
        </p>
        <p>
          {streetInWords(point)}, <span className={styles.postcode}>{postcode}</span>
          {`\u00a0${city}`}
        </p>
        {description && <p className={styles.quiet}>{description}</p>}
        {!isAlwaysOpen && openingHours && <p className={styles.quiet}>{hoursInWords(openingHours, locale)}</p>}
      </div>
      <button
        type="button"
        className={styles.choose}
        aria-label={fillIn(texts.chooseNamed, { point: pointInWords(point) })}
        onClick={() => onChoose(point)}
      >
        {texts.choose}
      </button>
    </li>
  );
}
