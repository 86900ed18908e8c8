import {
  type AccountPageProps,
  beginPersonalQuery,
  EmptyList,
  NoSuchPage,
  PageLinks,
  QueryFailed,
  SectionsLoading,
  usePersonalQuery,
} from '../account/index.ts';
import { listPageOf } from '../account-orders/index.ts';
import type { ShopClient } from '../api/shop-client.ts';
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
    return <SectionsLoading label={texts.loading} common={common} onRetry={() => void reload()} />;
  }
  const address = addressOf('/account/reviews');
  const pages = Math.max(1, Math.ceil(found.total_count / REVIEWS_PER_PAGE));
  const reviews = found.items.filter((review): review is OwnReview => review !== null);
  if (found.total_count === 0)
    return (
      <EmptyList
        title={texts.empty}
        info={texts.emptyInfo}
        href={addressOf('/account/orders')}
        action={texts.toOrders}
      />
    );
  if (page > pages) return <NoSuchPage address={address} texts={texts} />;
  return (
    <>
      <ul className={styles.list}>
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} language={site.language} texts={texts} addressOf={addressOf} />
          </li>
        ))}
      </ul>
      <PageLinks page={page} pages={pages} address={address} texts={texts} />
    </>
  );
}
