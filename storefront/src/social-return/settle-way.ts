import type { SiteDetails } from '@witryna/module-schemas';
import { cartOfSite } from '../cart/index.ts';
import { customerOf } from '../customer/index.ts';
import { track } from '../data-layer/index.ts';
import {
  forgetWay,
  leaveNotice,
  rememberQuestion,
  type SsoFailure,
  type SsoProvider,
  type SsoSource,
} from '../social-sign-in/index.ts';
import type { SsoOutcome } from './finish-way.ts';

/** The site that a way leads back to. */
export interface WayHome {
  readonly site: SiteDetails;
  /** The address of a path of the site. */
  readonly addressOf: (path: string) => string;
  /** Leaves the page, which is none to come back to. */
  readonly goTo: (address: string) => void;
}

const CHECKOUT = '/checkout?step=1';
const PROFILE = '/account/profile';
const CONSENTS = '/auth/consents';
/** After these one goes on where one was: nothing is broken. */
const HARMLESS: readonly SsoFailure[] = ['refused', 'expired'];

/** Goes on from what the shop has answered: signed in, asked for consents, or back with a word. */
export async function settleWay(
  home: WayHome,
  { provider, source }: { readonly provider: SsoProvider; readonly source: SsoSource },
  outcome: Exclude<SsoOutcome, { readonly kind: 'email' }>,
): Promise<void> {
  if (outcome.kind === 'failed') return giveUp(home, provider, source, outcome.failure);
  if (outcome.kind === 'question') {
    rememberQuestion(outcome.question);
    return home.goTo(home.addressOf(source.from === 'cart' ? CHECKOUT : CONSENTS));
  }
  const signedIn = await customerOf(home.site).signInWith(outcome.token);
  if (!signedIn.ok) return giveUp(home, provider, source, 'unreachable');
  await goOn(home, provider, source);
}

/** Signed in: to the checkout, back to where somebody wanted to go, or to the profile. */
export async function goOn({ site, addressOf, goTo }: WayHome, provider: SsoProvider, source: SsoSource) {
  forgetWay();
  track({ event: 'login', method: provider });
  if (site.features.cart) {
    await cartOfSite(site)
      .load()
      .then(
        (store) => store.carryMergedNotice(),
        // Without its code the cart says by what lies in it what it has taken over.
        () => {},
      );
  }
  goTo(addressOf(source.from === 'cart' ? CHECKOUT : (source.returnTo ?? PROFILE)));
}

/** Forgets the way, and says why on the page that one goes on at. */
export function giveUp(
  { site, addressOf, goTo }: WayHome,
  provider: SsoProvider | 'unknown',
  source: SsoSource | undefined,
  failure: SsoFailure,
): void {
  forgetWay();
  leaveNotice(failure, provider);
  goTo(addressOf(site.features.user ? pathAfter(failure, source) : '/'));
}

function pathAfter(failure: SsoFailure, source: SsoSource | undefined): string {
  if (source?.from === 'cart' && HARMLESS.includes(failure)) return CHECKOUT;
  const target = source?.from === 'cart' ? CHECKOUT : source?.returnTo;
  return target ? `/auth?${new URLSearchParams({ return: target })}` : '/auth';
}
