import { type RefObject, useEffect, useRef } from 'react';
import { fillIn } from '../../i18n/messages.ts';
import { countedSentence } from '../../i18n/shop-action-texts.ts';
import { useSaid } from '../../ui/use-said.ts';
import { PAGE_SIZE } from '../find-points.ts';
import { isSamePoint, type ParcelPoint } from '../parcel-point.ts';
import type { Origin, SearchState } from '../point-search.ts';
import { foundInWords, nothingInWords, type PointLocale, unavailableInWords } from './point-locale.ts';
import styles from './point-results.module.css';
import { PointRow } from './point-row.tsx';
import type { LastPoint } from './use-last-point.ts';

interface PointResultsProps {
  /** On a phone a map leaves room for the one point alone that is pressed on it. */
  readonly view: 'list' | 'map';
  readonly found: SearchState;
  readonly last: LastPoint | undefined;
  readonly selected: ParcelPoint | undefined;
  /** When a key was pressed last. */
  readonly typedAt: RefObject<number>;
  readonly announceDelayMs: number;
  readonly locale: PointLocale;
  readonly onSelect: (point: ParcelPoint) => void;
  readonly onChoose: (point: ParcelPoint) => void;
  readonly onMore: () => void;
  readonly onRetry: () => void;
}

const SKELETON_ROWS = ['a', 'b', 'c'];

/** The points that were found, the last chosen one above them, and what is said of them. */
export function PointResults(props: PointResultsProps) {
  const { view, found, last, selected, typedAt, announceDelayMs, locale, onSelect, onChoose, onMore, onRetry } = props;
  const { texts } = locale;
  const { phrase, origin, points, total, unavailable, isFound, isSearching, hasFailed } = found;
  const isFirst = !isFound && isSearching;
  const showsLast = phrase === '' && origin.kind !== 'here' && last !== undefined;
  const ofLast = showsLast && last.refusal ? unavailableInWords(last.refusal, last.nearest, locale) : '';
  const notice = unavailable ? unavailableInWords(unavailable, points[0], locale) : ofLast;
  const nothing = isFound && total === 0 ? nothingInWords(phrase, locale) : '';
  const top = showsLast && !last.refusal ? last.point : undefined;
  const list = points.filter((point) => !isSamePoint(top, point));
  // Around the last one it is not one of those found; around an address it may be the nearest.
  const counted = origin.kind === 'last' ? { total: total - (points.length - list.length), points: list } : found;
  const topDistance = origin.kind === 'last' ? undefined : points.find((point) => isSamePoint(top, point))?.distance;
  const summary = isFound && counted.total > 0 ? foundInWords(counted, locale) : nothing;
  const failure = hasFailed ? texts.failed : '';
  const longer = points.length > PAGE_SIZE && countedSentence(texts.count, locale.language, points.length);
  const heard = longer ? fillIn(texts.shownMore, { points: longer }) : summary;
  const said = useSaid(failure || `${notice} ${heard}`.trim(), typedAt, announceDelayMs);

  const isApart = selected && !isSamePoint(top, selected) && !list.some((point) => isSamePoint(selected, point));
  const row = { locale, onSelect, onChoose };

  const rows = useRef<HTMLUListElement>(null);
  const shownBefore = useRef(0);
  // The button may be gone, and whoever pressed it goes on with what came.
  useEffect(() => {
    const before = shownBefore.current;
    if (before === 0 || list.length <= before) return;
    shownBefore.current = 0;
    rows.current?.children[before]?.querySelector('button')?.focus();
  }, [list.length]);

  function showMore() {
    shownBefore.current = list.length;
    onMore();
  }

  return (
    <div
      className={styles.root}
      data-view={view}
      data-selected={selected ? true : undefined}
      aria-busy={isSearching || undefined}
    >
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {notice && <p className={styles.notice}>{notice}</p>}
      {(top || isApart) && (
        <ul className={`plain-list ${styles.list}`}>
          {isApart && <PointRow {...row} point={selected} label={texts.onMap} isSelected />}
          {top && (
            <PointRow
              {...row}
              point={{ ...top, distance: topDistance }}
              label={texts.last}
              isSelected={isSamePoint(selected, top)}
            />
          )}
        </ul>
      )}
      {!isFound && !isSearching && !hasFailed && <p className={styles.hint}>{texts.hint}</p>}
      {isFound && (
        <p className={styles.summary}>
          {phrase === '' && counted.total > 0 && <strong>{originInWords(origin, locale)}</strong>}
          <span>{summary}</span>
        </p>
      )}
      {list.length > 0 && (
        <ul ref={rows} className={`plain-list ${styles.list}`}>
          {list.map((point) => (
            <PointRow {...row} key={point.code} point={point} isSelected={isSamePoint(selected, point)} />
          ))}
        </ul>
      )}
      {isFirst && (
        <div className={styles.skeletons}>
          <p className="visually-hidden">{texts.loading}</p>
          {SKELETON_ROWS.map((each) => (
            <div key={each} className={styles.skeleton} />
          ))}
        </div>
      )}
      {hasFailed && (
        <p className={styles.failure}>
          <span>{texts.failed}</span>
          <button type="button" className={styles.button} onClick={onRetry}>
            {texts.tryAgain}
          </button>
        </p>
      )}
      {isFound && !hasFailed && points.length < total && (
        <button type="button" className={styles.button} aria-disabled={isSearching || undefined} onClick={showMore}>
          {texts.more}
        </button>
      )}
      <p className={styles.mapHint}>{texts.mapPress}</p>
    </div>
  );
}

function originInWords(origin: Origin, { texts }: PointLocale): string {
  switch (origin.kind) {
    case 'postcode':
      return fillIn(texts.nearPostcode, { postcode: origin.postcode });
    case 'here':
      return texts.nearPlace;
    case 'last':
      return texts.nearLast;
    case 'nowhere':
      return '';
  }
}
