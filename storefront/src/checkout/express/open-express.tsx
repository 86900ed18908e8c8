import type { SiteDetails } from '@witryna/module-schemas';
import type { CartStore } from '../../cart/index.ts';
import { browserConfig } from '../../config.ts';
import { loadArea } from '../../i18n/areas/load-area.ts';
import { modalsOf } from '../../modals/index.ts';
import { openPointPicker, type ParcelPoint, type PointNetwork } from '../../parcel-points/index.ts';
import { loadSheets } from '../../style-sheets/index.ts';
import type { WalletCode, WalletSheets } from '../../wallets/index.ts';
import { checkoutLocaleOf } from '../checkout-locale.ts';
import { loadPaymentTexts } from '../load-payment.ts';

export interface ExpressOptions {
  readonly site: SiteDetails;
  readonly store: CartStore;
  readonly wallet: WalletCode;
  readonly sheets: WalletSheets;
  readonly addressOf: (path: string) => string;
}

/** What was chosen before a point was picked, and the point, for the sheet that opens again after it. */
export interface PickedPoint {
  readonly network: PointNetwork;
  readonly point: ParcelPoint;
  /** Ids of the consents that were ticked. */
  readonly granted: ReadonlySet<number>;
}

/** Opens the sheet of an express order over the page. */
export async function openExpressSheet(options: ExpressOptions, picked?: PickedPoint): Promise<void> {
  const { site } = options;
  const [{ ExpressSheet }, texts] = await Promise.all([
    import('./express-sheet.tsx'),
    loadPaymentTexts(site.language),
    loadArea(site.language, 'shop'),
    loadSheets({ drivers: [], isPlain: false, late: ['express'] }),
  ]);
  const locale = { ...checkoutLocaleOf(site.language), texts };
  // One window at a time: the picker takes the place of the sheet, which comes back with the point.
  const pickPoint = (network: PointNetwork, granted: ReadonlySet<number>) =>
    void openPointPicker({
      site,
      network,
      onChosen: (point) => void openExpressSheet(options, { network, point, granted }),
    });
  modalsOf({ site, config: browserConfig }, locale.cart.texts.closeModal).open({
    config: { closesOutside: false },
    render: ({ titleId }) => (
      <ExpressSheet {...options} titleId={titleId} locale={locale} picked={picked} pickPoint={pickPoint} />
    ),
  });
}
