import type { SiteDetails } from '@witryna/module-schemas';
import { useCallback, useEffect, useState } from 'react';
import { storedToken } from '../api/customer-token.ts';
import { storedViewer } from '../api/viewer.ts';
import { Actions, FormPage, type LinkedPageProps } from '../forms/form-page.tsx';
import { loadArea } from '../i18n/areas/load-area.ts';
import type { CartTexts } from '../i18n/cart.pl.ts';
import { latestOrder } from '../latest-order/index.ts';
import { loadSheets } from '../style-sheets/index.ts';
import { EmptyBag } from '../ui/drawings.tsx';
import { LoadedPart } from '../ui/loaded-part.tsx';
import { SecondaryAction } from '../ui/plain-page.tsx';
import styles from './cart-page.module.css';

/** Code of its own: few who come with an empty cart have an order that waits for money. */
async function loadUnpaidOrder(language: string) {
  const [{ UnpaidOrder }] = await Promise.all([
    import('./unpaid-order.tsx'),
    loadArea(language, 'orders'),
    loadSheets({ drivers: [], isPlain: false, late: ['unpaidOrder'] }),
  ]);
  return { UnpaidOrder };
}

/** Code of its own, too: for whoever has looked at something before. */
async function loadViewed(language: string) {
  const [{ ViewedHere }] = await Promise.all([
    import('../viewed-products/index.ts'),
    loadArea(language, 'viewed'),
    loadSheets({ drivers: [], isPlain: false, late: ['viewed'] }),
  ]);
  return { ViewedHere };
}

interface EmptyCartProps extends Pick<LinkedPageProps, 'addressOf'> {
  readonly texts: CartTexts;
  /** There was a cart, which the shop knows no more. */
  readonly isLost: boolean | undefined;
  readonly site: SiteDetails;
}

/** That nothing is in the cart, and where to go from there: to an order that waits for money, to what was looked at. */
export function EmptyCart({ texts, isLost, site, addressOf }: EmptyCartProps) {
  const loadUnpaid = useCallback(() => loadUnpaidOrder(site.language), [site.language]);
  const loadSeen = useCallback(() => loadViewed(site.language), [site.language]);
  // What the browser keeps is not known where the page is rendered first.
  const [known, setKnown] = useState({ hasOrder: false, hasLooked: false });
  useEffect(() => {
    const hasLooked = storedToken() !== undefined || storedViewer() !== undefined;
    setKnown({ hasOrder: latestOrder() !== undefined, hasLooked });
  }, []);
  return (
    <>
      <FormPage drawing={<EmptyBag />} title={texts.emptyTitle} info={texts.empty}>
        {isLost && <p className={styles.notice}>{texts.lost}</p>}
        {known.hasOrder && (
          <LoadedPart load={loadUnpaid} waiting={null} failed={() => null}>
            {({ UnpaidOrder }) => <UnpaidOrder site={site} addressOf={addressOf} />}
          </LoadedPart>
        )}
        <Actions>
          <SecondaryAction href={addressOf('/')}>{texts.backToShop}</SecondaryAction>
        </Actions>
      </FormPage>
      {known.hasLooked && (
        <LoadedPart load={loadSeen} waiting={null} failed={() => null}>
          {({ ViewedHere }) => (
            <div className={styles.viewed}>
              <ViewedHere site={site} addressOf={addressOf} />
            </div>
          )}
        </LoadedPart>
      )}
    </>
  );
}
