import { percent } from '../shared/percent.ts';
import { useShop } from '../shop/shop.ts';
import styles from './rating-bars.module.css';

interface RatingBarsProps {
  /** How many gave one point, two points, and so on. */
  readonly distribution: readonly number[];
  readonly chosen: number | undefined;
  /** Absent where nothing can be filtered: then the bars are no buttons. */
  readonly onChoose?: ((rate: number | undefined) => void) | undefined;
}

/** How many gave how many points, the best first; a bar shows these reviews alone, and all of them when pressed again. */
export function RatingBars({ distribution, chosen, onChoose }: RatingBarsProps) {
  const { t } = useShop();
  const all = distribution.reduce((sum, count) => sum + count, 0);
  return (
    <ul className={`plain-list ${styles.root}`}>
      {distribution
        .map((count, place) => ({ count, rate: place + 1 }))
        .toReversed()
        .map(({ count, rate }) => {
          const bar = (
            <>
              <span className={styles.rate}>{rate}</span>
              <span className={styles.bar} style={{ '--share': percent(all === 0 ? 0 : count / all) }} />
              <span className={styles.count}>{count}</span>
            </>
          );
          const name = t('reviewsWithRate', { rate, count });
          return (
            <li key={rate}>
              {onChoose && count > 0 ? (
                <button
                  type="button"
                  className={styles.row}
                  aria-pressed={chosen === rate}
                  onClick={() => onChoose(chosen === rate ? undefined : rate)}
                >
                  <span className="visually-hidden">{name}</span>
                  <span className={styles.shown} aria-hidden="true">
                    {bar}
                  </span>
                </button>
              ) : (
                <div className={styles.row}>
                  <span className="visually-hidden">{name}</span>
                  <span className={styles.shown} aria-hidden="true">
                    {bar}
                  </span>
                </div>
              )}
            </li>
          );
        })}
    </ul>
  );
}
