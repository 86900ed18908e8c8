import type { SiteDetails } from '@witryna/module-schemas';
import { useShop } from '@witryna/modules';
import { useEffect, useRef, useState } from 'react';
import { cartOfSite } from '../cart/index.ts';
import { useCustomer } from '../customer/index.ts';
import { FormPage } from '../forms/form-page.tsx';
import styles from '../forms/forms.module.css';
import { fillIn } from '../i18n/messages.ts';
import { screenTextsOf } from '../i18n/screen-texts.ts';
import { signInTextsOf } from '../i18n/sign-in-texts.ts';
import { signUpTextsOf } from '../i18n/sign-up-texts.ts';
import { returnPath } from '../sign-in/index.ts';
import type { SignedUp } from '../sign-up/index.ts';
import { JarAndBrush } from '../ui/jar-drawings.tsx';
import own from './auth.module.css';
import type { AuthTab } from './auth-tabs.tsx';
import { PATH_OF_TAB, useAuthForms } from './use-auth-forms.tsx';
import { welcomePath } from './welcome-path.ts';

/** Where whoever came to sign in goes on. */
const HOME = '/account';

/** Where whoever is signed in already goes on (specification, auth routes). */
const PROFILE = '/account/profile';

interface AuthPageProps {
  readonly site: SiteDetails;
  readonly path: (typeof PATH_OF_TAB)[AuthTab];
  /** The address of a path of the site. */
  readonly addressOf: (path: string) => string;
}

/** Where one signs in or opens an account, and goes back to where one came from (`?return=/cart`). */
export function AuthPage({ site, path, addressOf }: AuthPageProps) {
  const [customer] = useCustomer(site);
  const { follow } = useShop();
  const texts = signInTextsOf(site.language);
  /** A new account is on its way, after which one goes elsewhere. */
  const [isOpening, setOpening] = useState(false);
  const isLeaving = useRef(false);
  const wasGuest = useRef(false);
  const isExpired = customer.kind === 'guest' && customer.isExpired;

  const cameFrom = () => returnPath(window.location.search, site.basePath);

  const onSignedIn = () => goOn(cameFrom() ?? HOME);

  async function onSignedUp(account: SignedUp) {
    const target = cameFrom();
    const isSilent = target !== undefined && !account.isAddressMissing && !account.wantsNewsletter;
    await goOn(isSilent ? target : welcomePath(account, target));
  }

  /** Without its code the cart says by what lies in it what it has taken over. */
  async function goOn(target: string) {
    if (isLeaving.current) return;
    isLeaving.current = true;
    if (site.features.cart) {
      await cartOfSite(site)
        .load()
        .then(
          (store) => store.carryMergedNotice(),
          () => {},
        );
    }
    follow?.(target);
  }

  const forms = useAuthForms({
    site,
    addressOf,
    initialTab: path === '/auth' ? 'sign-in' : 'sign-up',
    notice: isExpired ? texts.expiredShort : undefined,
    onTab: (tab) => showAddress(site, tab, addressOf(PATH_OF_TAB[tab])),
    onSending: setOpening,
    onSignedIn: () => void onSignedIn(),
    onSignedUp: (account) => void onSignedUp(account),
  });

  const isKnown = customer.kind === 'customer' && !isOpening;
  useEffect(() => {
    if (customer.kind === 'guest') wasGuest.current = true;
  }, [customer]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as it is known who is here
  useEffect(() => {
    if (!isKnown) return;
    // Whoever was signed in before has nothing to do here, and does not come back to this page either.
    if (wasGuest.current) void onSignedIn();
    else window.location.replace(addressOf(cameFrom() ?? PROFILE));
  }, [isKnown]);

  if (isKnown) {
    return (
      <FormPage drawing={<Drawing />} title={signUpTextsOf(site.language).loading}>
        <p className={styles.message}>{fillIn(texts.signedInAs, { email: customer.profile.email })}</p>
      </FormPage>
    );
  }
  return (
    <FormPage drawing={<Drawing />} title={forms.title} titleRef={forms.titleRef} info={forms.info ?? false}>
      {forms.body}
      <noscript>
        <p>{texts.needsScript}</p>
      </noscript>
    </FormPage>
  );
}

/** Each tab has its address, so that password managers tell a new password from a known one. */
function showAddress(site: SiteDetails, tab: AuthTab, address: string): void {
  const { title } = screenTextsOf(site.language, PATH_OF_TAB[tab]).page;
  window.history.replaceState(window.history.state, '', address + window.location.search);
  document.title = `${title} – ${site.name}`;
}

/** Where there is little room the form comes first. */
const Drawing = () => (
  <div className={own.drawing}>
    <JarAndBrush />
  </div>
);
