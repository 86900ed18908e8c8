import { Star } from 'lucide-react';
import { t } from '../../i18n/pl.ts';
import styles from './stars.module.css';

const STARS = [1, 2, 3, 4, 5];

/** A rating from one to five. */
export function Stars({ rating }: { readonly rating: number }) {
  return (
    <span role="img" aria-label={t.reviews.rating(rating)} className={styles.stars}>
      {STARS.map((star) => (
        <Star key={star} size={15} aria-hidden="true" data-lit={star <= rating} />
      ))}
    </span>
  );
}
