import type { ShopSettings } from '@witryna/module-schemas';
import { codeFailed } from '../code-failed.ts';
import { type BrowserConfig, browserConfig } from '../config.ts';
import type { ShopState } from '../content/view.ts';
import { shopActionTextsOf } from '../i18n/shop-action-texts.ts';
import { notifierOf } from '../notices/index.ts';
import { loadSheets } from '../style-sheets/index.ts';
import { loadPointTexts } from './load-point-texts.ts';
import type { ParcelPoint, PointNetwork } from './parcel-point.ts';
import { rememberPoint } from './remembered-points.ts';

export interface PointPickerOptions {
  readonly site: ShopState['site'];
  readonly config?: BrowserConfig;
  /** Say whether there is a map and whether the picker may ask for the place; without them neither. */
  readonly settings?: Pick<ShopSettings, 'externalServices'>;
  readonly network: PointNetwork;
  /** Of the address: the points nearest to it stand in the list at once. */
  readonly nearPostcode?: string | undefined;
  /** Only points where a parcel can be paid. */
  readonly onlyPayable?: boolean | undefined;
  /** Called when the window has closed, so that the focus may go to what names the point. */
  readonly onChosen: (point: ParcelPoint) => void;
}

/** Each opening begins anew, also where the one before is still closing. */
let openings = 0;

/**
 * Opens the picker of parcel points over the page. Its code is loaded then; false when it did not come, which a notice
 * has said.
 */
export async function openPointPicker({
  site,
  config = browserConfig,
  settings,
  network,
  nearPostcode,
  onlyPayable = false,
  onChosen,
}: PointPickerOptions): Promise<boolean> {
  try {
    const [{ modalsOf, PointPicker }, texts] = await Promise.all([
      import('./picker/index.ts'),
      loadPointTexts(site.language),
      loadSheets({ drivers: [], isPlain: false, late: ['points'] }),
    ]);
    const modals = modalsOf({ site, config }, texts.close);
    const locale = { language: site.language, texts };
    const picker = { config, locale, services: settings?.externalServices, network, nearPostcode, onlyPayable };
    openings += 1;
    const key = String(openings);
    modals.open({
      config: { size: 'large', isTall: true },
      render: ({ titleId, close }) => (
        <PointPicker
          {...picker}
          key={key}
          titleId={titleId}
          onChosen={(point) => {
            rememberPoint(point);
            close();
            // The window gives the focus back while it closes.
            setTimeout(() => onChosen(point));
          }}
        />
      ),
    });
    return true;
  } catch {
    codeFailed();
    notifierOf({ site, config }).notify('danger', shopActionTextsOf(site.language).unreachable);
    return false;
  }
}
