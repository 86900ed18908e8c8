import {
  type AccountPageProps,
  beginPersonalQuery,
  QueryFailed,
  SectionsLoading,
  usePersonalQuery,
} from '../account/index.ts';
import { listPageOf } from '../account-orders/index.ts';
import type { ShopClient } from '../api/shop-client.ts';
import { fillIn } from '../i18n/messages.ts';
import { PrimaryAction } from '../ui/plain-page.tsx';
import { CustomerReviewsDocument } from './account-reviews.gen.ts';
import styles from './account-reviews.module.css';
import { type OwnReview, ReviewCard } from './review-card.tsx';

/** So many reviews to a page. */
const REVIEWS_PER_PAGE = 10;

const variablesOf = (page: number) => ({ page, size: REVIEWS_PER_PAGE });

/** Asks for the page of reviews that the address names. */
export function beginReviews(shop: ShopClient): void {
  beginPersonalQuery(shop, CustomerReviewsDocument, variablesOf(listPageOf(window.location.search)));
}

/** What a customer has written, the newest first, and what became of it. */
export function ReviewsPage({ site, shop, addressOf, texts: { reviews: texts }, common }: AccountPageProps) {
  const page = listPageOf(window.location.search);
  const { data, response, isLoading, reload } = usePersonalQuery(shop, CustomerReviewsDocument, variablesOf(page));
  const found = data?.customer?.reviews;

  if (!found) {
    if (!isLoading && response)
      return <QueryFailed result={response.result} common={common} onRetry={() => void reload()} />;
    return <SectionsLoading label={texts.loading} />;
  }
  const address = addressOf('/account/reviews');
  const pages = Math.max(1, Math.ceil(found.total_count / REVIEWS_PER_PAGE));
  const reviews = found.items.filter((review): review is OwnReview => review !== null);
  if (found.total_count === 0) {
    return (
      <div className={styles.empty}>
        <p className={styles.emptyTitle}>{texts.empty}</p>
        <p>{texts.emptyInfo}</p>
        <p className={styles.emptyAction}>
          <PrimaryAction href={addressOf('/account/orders')}>{texts.toOrders}</PrimaryAction>
        </p>
      </div>
    );
  }
  return (
    <>
      {page > pages && (
        <p className={styles.empty}>
          {texts.noSuchPage} <a href={address}>{texts.toFirstPage}</a>
        </p>
      )}
      <ul className={styles.list}>
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} language={site.language} texts={texts} addressOf={addressOf} />
          </li>
        ))}
      </ul>
      {pages > 1 && page <= pages && (
        <nav className={styles.pages} aria-label={texts.pages}>
          {page > 1 && (
            <a href={page === 2 ? address : `${address}?page=${page - 1}`} rel="prev">
              {texts.newer}
            </a>
          )}
          <span>{fillIn(texts.page, { page: String(page), pages: String(pages) })}</span>
          {page < pages && (
            <a href={`${address}?page=${page + 1}`} rel="next">
              {texts.older}
            </a>
          )}
        </nav>
      )}
    </>
  );
}
