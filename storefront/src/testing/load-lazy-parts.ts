// What an app loads at the first touch is there before the tests of components: on a busy machine the first test of a
// file would otherwise wait for code, and fail. Not for tests that replace modules: what is loaded here stays.
import { ACCOUNT_TABS } from '../account/index.ts';
import '../cart/live-cart.ts';
import '../cart-overlays/index.ts';
import '../blik-waiting/index.ts';
import '../cart-page/unpaid-order.tsx';
import '../checkout/checkout-steps.tsx';
import '../checkout/payment/pay-placed.tsx';
import '../checkout/payment/payment-step.tsx';
import '../compare/live-comparison.ts';
import '../customer/live-customer.ts';
import '../favourites/live-favourites.ts';
import '../favourites-overlay/index.ts';
import '../parcel-points/picker/index.ts';
import { loadAccountPage } from '../screens/account-pages.ts';
import { loadScreens } from '../screens/load-screens.ts';
import '../screens/order-screens.tsx';
import '../shop-actions/live-actions.ts';
import '../shop-actions/set-favourite.ts';
import '../thank-you/transfer-qr.tsx';

const accountPages = [...ACCOUNT_TABS.map(({ path }) => path), '/account/order/:number'] as const;

await Promise.all([loadScreens(), ...accountPages.map(loadAccountPage)]);
// It is about a document, which tests of the server have none of.
if (typeof document !== 'undefined') await import('../style-sheets/missing-sheets.ts');
