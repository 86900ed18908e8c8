import { formatShortDay } from '@witryna/module-schemas';
import { keepTogether } from '@witryna/modules/shared/keep-together';
import type { CustomerReviewsQuery } from '../api/operations.gen.ts';
import type { AccountReviewsTexts } from '../i18n/areas/customer/reviews.pl.ts';
import { fillIn } from '../i18n/messages.ts';
import styles from './account-reviews.module.css';

/** A customer's own review, as the account asks for it. */
export type OwnReview = NonNullable<NonNullable<CustomerReviewsQuery['customer']>['reviews']['items'][number]>;

interface ReviewCardProps {
  readonly review: OwnReview;
  /** BCP 47. */
  readonly language: string;
  readonly texts: AccountReviewsTexts;
  readonly addressOf: (path: string) => string;
}

const MAX_RATE = 5;

/** What somebody has written of a product, and what became of it, in words. */
export function ReviewCard({ review, language, texts, addressOf }: ReviewCardProps) {
  const { product, rating, text, nickname, status, is_verified: isVerified } = review;
  const state = texts.states[status];
  const name = keepTogether(language, product.name ?? '');
  return (
    <article className={styles.card}>
      {product.thumbnail?.url && (
        <img className={styles.picture} src={product.thumbnail.url} alt="" width={64} height={80} loading="lazy" />
      )}
      <div className={styles.words}>
        <h2 className={styles.name}>
          {product.url_key ? <a href={addressOf(`/${product.url_key}`)}>{name}</a> : name}
        </h2>
        <p className={styles.state} data-status={status}>
          <strong>{state.title}</strong>
          {state.info && <span> {state.info}</span>}
        </p>
        <p className={styles.facts}>
          <span role="img" aria-label={fillIn(texts.rating, { rate: String(rating) })} className={styles.stars}>
            {'★'.repeat(rating)}
            <span className={styles.rest}>{'★'.repeat(MAX_RATE - rating)}</span>
          </span>
          <time dateTime={momentOf(review.created_at)}>{dayOf(language, review.created_at)}</time>
          <span>{nickname}</span>
          <span>{isVerified ? texts.verified : texts.customer}</span>
        </p>
        <p className={styles.text}>{text}</p>
      </div>
    </article>
  );
}

/** `2026-11-21 09:30:00` of the contract is in UTC. */
const momentOf = (dateTime: string) => `${dateTime.replace(' ', 'T')}Z`;

const dayOf = (language: string, dateTime: string) => formatShortDay(new Date(momentOf(dateTime)), language);
