import { REVIEW_SORTS, type ReviewSort } from '@witryna/module-schemas';
import type { SentenceKey } from '../shop/i18n/translate.ts';
import { useShop } from '../shop/shop.ts';
import styles from './review-sorts.module.css';

const SENTENCES: Readonly<Record<ReviewSort, SentenceKey>> = {
  newest: 'reviewsNewest',
  highest: 'reviewsHighest',
  lowest: 'reviewsLowest',
};

interface ReviewSortsProps {
  readonly sort: ReviewSort;
  readonly onSort: (sort: ReviewSort) => void;
}

/** The orders that reviews may stand in; nothing without scripts, since the latest are shown then. */
export function ReviewSorts({ sort, onSort }: ReviewSortsProps) {
  const { t } = useShop();
  return (
    <fieldset className={styles.root}>
      <legend className="visually-hidden">{t('reviewsOrder')}</legend>
      {REVIEW_SORTS.map((name) => (
        <button
          key={name}
          type="button"
          className={styles.sort}
          aria-pressed={name === sort}
          onClick={() => name !== sort && onSort(name)}
        >
          {t(SENTENCES[name])}
        </button>
      ))}
    </fieldset>
  );
}
