import type { ReviewsOfProduct } from '@witryna/module-schemas';
import { type ActionResult, type ReviewedProduct, type Shop, ShopProvider } from '@witryna/modules';
import { ReviewsPanel } from '@witryna/modules/product-reviews/reviews-panel';
import { useEffect, useRef, useState } from 'react';
import { SubmitButton } from '../forms/submit-button.tsx';
import { fillIn } from '../i18n/messages.ts';
import type { ReviewTexts } from '../i18n/reviews/pl.ts';
import text from '../ui/text-button.module.css';
import styles from './reviews-dialog.module.css';
import { ReviewsSkeleton } from './reviews-skeleton.tsx';

/** So many at once, of the sizes that the specification gives. */
export const REVIEWS_PER_PAGE = 5;

interface ReviewsDialogProps {
  readonly titleId: string;
  readonly title: string;
  readonly texts: ReviewTexts;
  /** BCP 47. */
  readonly language: string;
  /** The shop around what is shown; with the reviews that are there, which it may need to give more of them. */
  readonly shopOf: (reviews: ReviewsOfProduct) => Shop;
  readonly product: Pick<ReviewedProduct, 'sku' | 'shades'>;
  readonly load: () => Promise<ReviewsOfProduct | undefined>;
  readonly empty: string;
  /** Whose reviews these are, where they are not the shop's own. */
  readonly owner?: string;
  readonly hasFilters?: boolean;
  readonly onExplain?: () => void;
  readonly write?: { readonly label: string; readonly open: () => Promise<ActionResult> } | undefined;
}

/** All reviews in a window of their own: average, bars, order, and more of them as they are asked for. */
export function ReviewsDialog(props: ReviewsDialogProps) {
  const { titleId, title, texts, language, shopOf, product, load, empty, owner, hasFilters, onExplain, write } = props;
  const [reviews, setReviews] = useState<ReviewsOfProduct>();
  const [state, setState] = useState<'loading' | 'failed' | 'ready'>('loading');
  const isGone = useRef(false);

  async function begin() {
    setState('loading');
    const found = await load();
    if (isGone.current) return;
    setReviews(found);
    setState(found ? 'ready' : 'failed');
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    isGone.current = false;
    void begin();
    return () => {
      isGone.current = true;
    };
  }, []);

  return (
    <div className={styles.root}>
      <h2 className={styles.title} id={titleId} tabIndex={-1}>
        {title}
      </h2>
      {owner && <p className={styles.owner}>{owner}</p>}
      <p className="visually-hidden" role="status">
        {state === 'loading' && texts.loading}
      </p>
      {state === 'loading' && <ReviewsSkeleton />}
      {state === 'failed' && (
        <div className={styles.failed}>
          <p role="alert">{texts.failed}</p>
          <SubmitButton
            label={texts.tryAgain}
            isSending={false}
            sendingLabel={texts.loading}
            onPress={() => void begin()}
          />
        </div>
      )}
      {reviews && state === 'ready' && (
        <>
          {reviews.count > 0 ? (
            <ShopProvider value={shopOf(reviews)}>
              <p className={styles.average}>
                <strong>
                  {reviews.average.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
                </strong>
                <span>{fillIn(texts.averageOf, { count: String(reviews.count) })}</span>
              </p>
              <ReviewsPanel
                product={product}
                reviews={reviews}
                pageSize={REVIEWS_PER_PAGE}
                hasDistribution
                hasFilters={hasFilters ?? true}
                level="h3"
                idPrefix="dialog-review-"
              >
                {onExplain && (
                  <button type="button" className={text.textButton} onClick={onExplain}>
                    {texts.howVerified}
                  </button>
                )}
              </ReviewsPanel>
            </ShopProvider>
          ) : (
            <p className={styles.empty}>{empty}</p>
          )}
          {write && (
            <SubmitButton
              label={write.label}
              isSending={false}
              sendingLabel={texts.loading}
              onPress={() => void write.open()}
            />
          )}
        </>
      )}
    </div>
  );
}
