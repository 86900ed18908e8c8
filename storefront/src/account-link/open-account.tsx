import { AuthDrawer } from '../auth/index.ts';
import type { ShopState } from '../content/view.ts';
import { areaTextsOf } from '../i18n/areas/area-texts.ts';
import { loadAreas } from '../i18n/areas/load-area.ts';
import { modalsOf } from '../modals/index.ts';
import { loadSheets } from '../style-sheets/index.ts';
import { AccountMenu } from './account-menu.tsx';

interface OpenAccountParts {
  readonly shop: Pick<ShopState, 'site' | 'config'>;
  readonly addressOf: (path: string) => string;
  readonly isSignedIn: boolean;
}

/** Opens the menu of whoever is signed in, or the forms to sign in, at the side of the page. */
export async function openAccount({ shop, addressOf, isSignedIn }: OpenAccountParts): Promise<void> {
  const { site } = shop;
  await Promise.all([
    loadAreas(site.language, isSignedIn ? ['shop', 'customer'] : ['shop', 'account']),
    // Without its sheet it would stand below the page.
    loadSheets({ drivers: [], isPlain: false, late: ['account'] }),
  ]);
  const modals = modalsOf(shop, areaTextsOf(site.language, 'shop').cart.closeModal);
  modals.open({
    config: { place: 'side', size: 'small' },
    render: ({ titleId, close }) =>
      isSignedIn ? (
        <AccountMenu site={site} addressOf={addressOf} titleId={titleId} close={close} />
      ) : (
        <AuthDrawer site={site} addressOf={addressOf} titleId={titleId} close={close} />
      ),
  });
}
