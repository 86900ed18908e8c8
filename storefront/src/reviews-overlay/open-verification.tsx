import { createTranslate } from '@witryna/modules';
import { modalsOf } from '../modals/index.ts';
import text from '../ui/text-button.module.css';
import { loadOverlay, type OverlayState } from './overlay-parts.tsx';
import styles from './reviews-dialog.module.css';

/** Tells how reviews are verified, in the shop's own words where there are some; `hasBack` leads to what was open before. */
export async function openVerification(shop: OverlayState, own: string | undefined, hasBack = false): Promise<void> {
  const { texts } = await loadOverlay(shop);
  const t = createTranslate(shop.site.language);
  const modals = modalsOf(shop, texts.close);
  modals.open({
    render: ({ titleId }) => (
      <div className={styles.root}>
        <h2 className={styles.title} id={titleId} tabIndex={-1}>
          {t('howVerified')}
        </h2>
        <p className={styles.words}>{own || t('howVerifiedText')}</p>
        {hasBack && (
          <p>
            <button type="button" className={text.textButton} onClick={modals.back}>
              {texts.back}
            </button>
          </p>
        )}
      </div>
    ),
  });
}
