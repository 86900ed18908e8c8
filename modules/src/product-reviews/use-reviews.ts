import type { ReviewSort, ReviewSummary, ReviewsOfProduct } from '@witryna/module-schemas';
import { useEffect, useRef, useState } from 'react';
import { useShop } from '../shop/shop.ts';

/** Which reviews are shown: all, or those with one rating. */
export interface ReviewsQuery {
  readonly sort: ReviewSort;
  readonly rate: number | undefined;
}

interface Shown {
  readonly query: ReviewsQuery;
  readonly items: readonly ReviewSummary[];
  readonly total: number;
}

interface ReviewsParts {
  readonly sku: string;
  /** Those that came with the page. */
  readonly reviews: ReviewsOfProduct;
  readonly pageSize: number;
  /** Begins the ids of reviews in the document. */
  readonly idPrefix: string;
}

const LATEST: ReviewsQuery = { sort: 'newest', rate: undefined };

/**
 * The reviews on the screen: those that came with the page at first, then what the shop is asked for. What came later
 * for an older question is dropped; a failure leaves what was there.
 */
export function useReviews({ sku, reviews: { items, count }, pageSize, idPrefix }: ReviewsParts) {
  const { actions, t } = useShop();
  const [shown, setShown] = useState<Shown>({ query: LATEST, items: items.slice(0, pageSize), total: count });
  const [isLoading, setLoading] = useState(false);
  const [wasAsked, setAsked] = useState(false);
  const [fault, setFault] = useState('');
  const question = useRef(0);
  const focusOn = useRef<number>(undefined);

  // The first of those that were added gets the focus, so that reading goes on there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is what it waits for
  useEffect(() => {
    const id = focusOn.current;
    focusOn.current = undefined;
    if (id !== undefined) document.getElementById(`${idPrefix}${id}`)?.focus({ preventScroll: true });
  }, [shown]);

  const { loadReviews } = actions;

  async function load(query: ReviewsQuery, before: readonly ReviewSummary[]) {
    if (!loadReviews) return;
    question.current += 1;
    const own = question.current;
    setLoading(true);
    setFault('');
    const page = Math.floor(before.length / pageSize) + 1;
    const { sort, rate } = query;
    const result = await loadReviews({ sku, page, pageSize, sort, ...(rate !== undefined && { rate }) }).catch(
      () => undefined,
    );
    if (own !== question.current) return;
    setLoading(false);
    setAsked(true);
    if (!result?.ok) return setFault(result?.errors[0]?.message ?? t('reviewsFailed'));
    const known = new Set(before.map(({ id }) => id));
    const added = result.items.filter(({ id }) => !known.has(id));
    if (before.length > 0) focusOn.current = added[0]?.id;
    setShown({ query, items: [...before, ...added], total: result.total });
  }

  const { query } = shown;
  return {
    items: shown.items,
    total: shown.total,
    query,
    isLoading,
    wasAsked,
    fault,
    hasMore: shown.items.length < shown.total,
    /** Shows other reviews; absent where the shop has no more than those that came with the page. */
    ask: loadReviews && ((next: ReviewsQuery) => void load(next, [])),
    // A page that came with fewer than fit on it is asked for again, from its beginning.
    more: loadReviews && (() => void (isLoading || load(query, wholePages(shown.items, pageSize)))),
  };
}

/** As many as fill whole pages. */
function wholePages(items: readonly ReviewSummary[], pageSize: number): readonly ReviewSummary[] {
  return items.slice(0, Math.floor(items.length / pageSize) * pageSize);
}
