import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { percent } from '../shared/percent.ts';
import { useShop } from '../shop/shop.ts';
import styles from './image-points.module.css';
import type { OnPhone } from './place-on-phone.ts';
import { PointCard } from './point-card.tsx';
import { opensAsSheet, PointSheet } from './point-sheet.tsx';

export interface ImagePoint {
  readonly x: number;
  readonly y: number;
  readonly label: string;
  readonly sku?: string | undefined;
}

interface ImagePointsProps {
  readonly points: readonly (ImagePoint & OnPhone)[];
  /** The number that each marker shows, where a list beside the picture has the same. */
  readonly numbers?: readonly number[] | undefined;
}

/** Markers on a picture; each opens a card beside itself, one at a time; on a phone a sheet at the lower edge. */
export function ImagePoints({ points, numbers }: ImagePointsProps) {
  const { t } = useShop();
  const [openPlace, setOpenPlace] = useState<number>();
  const [sheetPlace, setSheetPlace] = useState<number>();
  const group = useId();
  const root = useRef<HTMLOListElement>(null);
  const close = () => setOpenPlace(undefined);
  useClosingOutside(root, openPlace !== undefined, close);

  const shownAsSheet = sheetPlace === undefined ? undefined : points[sheetPlace];
  function open(place: number) {
    if (opensAsSheet()) setSheetPlace(place);
    else setOpenPlace(openPlace === place ? undefined : place);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || openPlace === undefined) return;
    event.stopPropagation();
    close();
    root.current?.querySelectorAll('button')[openPlace]?.focus();
  }

  return (
    <>
      <ol ref={root} className={`plain-list ${styles.root}`} onKeyDown={onKeyDown}>
        {points.map((point, place) => {
          const { x, y, label, phone, isOnPhoneAlone } = point;
          const cardId = `${group}${place}`;
          const isOpen = place === openPlace;
          return (
            <li
              key={cardId}
              className={styles.point}
              style={{
                '--x': percent(x),
                '--y': percent(y),
                ...(phone && { '--phone-x': percent(phone.x), '--phone-y': percent(phone.y) }),
              }}
              data-phone={phone && (isOnPhoneAlone ? 'alone' : 'moved')}
              data-side={x > 0.5 ? 'end' : 'start'}
              data-half={y > 0.5 ? 'lower' : 'upper'}
            >
              <button
                type="button"
                className={styles.marker}
                data-numbered={numbers ? true : undefined}
                aria-expanded={isOpen || place === sheetPlace}
                aria-controls={cardId}
                aria-label={t('imagePoint', { number: numbers?.[place] ?? place + 1, label })}
                onClick={() => open(place)}
              >
                {numbers && <span className={styles.number}>{numbers[place]}</span>}
              </button>
              <div className={styles.card} id={cardId} data-open={isOpen}>
                <PointCard point={point} />
              </div>
            </li>
          );
        })}
      </ol>
      {shownAsSheet && <PointSheet key={sheetPlace} point={shownAsSheet} onClose={() => setSheetPlace(undefined)} />}
    </>
  );
}

/** Calls `close` when something outside of the element is pressed or comes into focus. */
function useClosingOutside(element: { readonly current: Element | null }, isOpen: boolean, close: () => void) {
  useEffect(() => {
    if (!isOpen) return;
    const onOutside = ({ target }: Event) => {
      if (target instanceof Node && !element.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
    };
  });
}
