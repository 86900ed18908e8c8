import type { ReviewedProduct } from '@witryna/modules';
import { fillIn } from '../i18n/messages.ts';
import { modalsOf } from '../modals/index.ts';
import { latestReviews, loadReviews, pageOfReviews, serviceReviews } from '../reviews/index.ts';
import { openVerification } from './open-verification.tsx';
import { openWriteReview } from './open-write-review.tsx';
import { loadOverlay, type OverlayState, shopOfOverlay } from './overlay-parts.tsx';
import { REVIEWS_PER_PAGE, ReviewsDialog } from './reviews-dialog.tsx';

/** Of no product. */
const SHOP = { sku: '', shades: [] } as const;

/** Opens all reviews of a product. */
export async function openReviews(shop: OverlayState, product: ReviewedProduct): Promise<void> {
  const parts = await loadOverlay(shop);
  const { texts, action } = parts;
  const { sku } = product;
  const ofProduct = shopOfOverlay(parts, { loadReviews: (request) => loadReviews(action, request) });
  const write = {
    label: ofProduct.t('writeReview'),
    async open() {
      await openWriteReview(shop, product);
      return { ok: true } as const;
    },
  };
  modalsOf(shop, texts.close).open({
    config: { size: 'large', isTall: true },
    render: ({ titleId }) => (
      <ReviewsDialog
        titleId={titleId}
        title={fillIn(texts.title, { name: product.name })}
        texts={texts}
        language={shop.site.language}
        shopOf={() => ofProduct}
        product={product}
        load={() => latestReviews(action, { sku, pageSize: REVIEWS_PER_PAGE })}
        empty={ofProduct.t('noReviews')}
        onExplain={() => void openVerification(shop, undefined, true)}
        write={shop.site.features.user ? write : undefined}
      />
    ),
  });
}

/** Opens what is said of the shop itself, which Trusted Shops asks for and keeps. */
export async function openShopReviews(shop: OverlayState): Promise<void> {
  const parts = await loadOverlay(shop);
  const { texts } = parts;
  modalsOf(shop, texts.close).open({
    config: { size: 'large', isTall: true },
    render: ({ titleId }) => (
      <ReviewsDialog
        titleId={titleId}
        title={texts.shopTitle}
        owner={texts.shopOwner}
        texts={texts}
        language={shop.site.language}
        shopOf={({ items }) => shopOfOverlay(parts, { loadReviews: async (request) => pageOfReviews(items, request) })}
        product={SHOP}
        load={serviceReviews}
        empty={texts.shopEmpty}
        // Only the newest of them are at hand, while the bars count all.
        hasFilters={false}
      />
    ),
  });
}
