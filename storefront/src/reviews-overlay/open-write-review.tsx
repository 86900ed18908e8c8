import type { ReviewedProduct } from '@witryna/modules';
import { loadAreas } from '../i18n/areas/load-area.ts';
import { modalsOf } from '../modals/index.ts';
import { loadSheets } from '../style-sheets/index.ts';
import { loadOverlay, type OverlayState } from './overlay-parts.tsx';
import { WriteReview } from './write-review.tsx';

/** Opens the form for a review of a product, or first the forms to sign in; on a phone it fills the window. */
export async function openWriteReview(shop: OverlayState, product: ReviewedProduct): Promise<void> {
  const [parts] = await Promise.all([
    loadOverlay(shop),
    loadAreas(shop.site.language, ['shop', 'account']),
    loadSheets({ drivers: [], isPlain: false, late: ['account'] }),
  ]);
  modalsOf(shop, parts.texts.close).open({
    // A slip beside it would take away what somebody is writing.
    config: { isTall: true, closesOutside: false },
    render: ({ titleId, close }) => <WriteReview parts={parts} product={product} titleId={titleId} close={close} />,
  });
}
