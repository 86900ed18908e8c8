import { useQuery } from '@tanstack/react-query';
import { MessageSquareText } from 'lucide-react';
import { useApi } from '../../api/api-context.tsx';
import { REVIEW_STATUSES, type ReviewStatus, reviewsQuery } from '../../api/commerce/reviews.ts';
import { t } from '../../i18n/pl.ts';
import { SearchFilter } from '../../lists/filters.tsx';
import { ListScreen } from '../../lists/list-screen.tsx';
import { parseEnum } from '../../lists/parse-enum.ts';
import { useListAddress } from '../../lists/use-list-address.ts';
import { Segmented } from '../../ui/fields/segmented.tsx';
import { ReviewCard } from './review-card.tsx';
import styles from './reviews-screen.module.css';

const PAGE_SIZE = 20;

/** What shoppers wrote: what waits for a decision first. */
export function ReviewsScreen() {
  const address = useListAddress(['status', 'search']);
  const { search } = address.filter;
  const status = parseEnum(REVIEW_STATUSES, address.filter.status) ?? 'pending';
  const reviews = useQuery(reviewsQuery(useApi(), { status, search, page: address.page, pageSize: PAGE_SIZE }));
  return (
    <ListScreen
      title={t.reviews.title}
      lead={t.reviews.lead}
      count={t.reviews.count}
      list={reviews}
      address={{ ...address, isFiltered: Boolean(search) }}
      pageSize={PAGE_SIZE}
      empty={{ icon: MessageSquareText, title: t.reviews.empty[status] }}
      filters={
        <>
          <div className={styles.status}>
            <Segmented<ReviewStatus>
              label={t.reviews.status}
              segments={REVIEW_STATUSES.map((value) => ({ value, label: t.reviews.statuses[value] }))}
              value={status}
              onChange={(next) => address.change({ status: next === 'pending' ? undefined : next })}
            />
          </div>
          <SearchFilter label={t.reviews.search} value={search} onSearch={(next) => address.change({ search: next })} />
        </>
      }
    >
      {(items) => (
        <ul className={styles.list} aria-label={t.reviews.title}>
          {items.map((review) => (
            <ReviewCard key={review.id} review={review} />
          ))}
        </ul>
      )}
    </ListScreen>
  );
}
