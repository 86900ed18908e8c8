import type { SiteDetails } from '@witryna/module-schemas';
import { useShop } from '@witryna/modules';
import { useEffect, useRef, useState } from 'react';
import { cartOfSite } from '../cart/index.ts';
import { type CustomerProfile, customerOf, useCustomer } from '../customer/index.ts';
import { Actions, FormPage } from '../forms/form-page.tsx';
import styles from '../forms/forms.module.css';
import { fillIn } from '../i18n/messages.ts';
import { screenTextsOf } from '../i18n/screen-texts.ts';
import { signInTextsOf } from '../i18n/sign-in-texts.ts';
import { JarAndBrush } from '../ui/drawings.tsx';
import { PrimaryAction, SecondaryAction } from '../ui/plain-page.tsx';
import { returnPath } from './return-path.ts';
import own from './sign-in.module.css';
import { SignInForm } from './sign-in-form.tsx';

interface SignInPageProps {
  readonly site: SiteDetails;
  /** The address of a path of the site. */
  readonly addressOf: (path: string) => string;
}

/** Where one signs in, and goes back to where one came from (`?return=/cart`). */
export function SignInPage({ site, addressOf }: SignInPageProps) {
  const [customer] = useCustomer(site);
  const { follow } = useShop();
  const texts = signInTextsOf(site.language);
  const { page } = screenTextsOf(site.language, '/auth');

  async function onSignedIn() {
    const path = returnPath(window.location.search);
    if (!path) return;
    // Without its code the cart says it by what lies in it.
    if (site.features.cart)
      await cartOfSite(site)
        .load()
        .then(
          (store) => store.carryMergedNotice(),
          () => {},
        );
    follow?.(path);
  }

  if (customer.kind === 'customer') return <SignedIn site={site} addressOf={addressOf} profile={customer.profile} />;
  return (
    <FormPage drawing={<Drawing />} title={page.title} info={page.info}>
      <div className={styles.form}>
        {customer.kind === 'guest' && customer.isExpired && <p className={styles.message}>{texts.expiredShort}</p>}
        <SignInForm
          site={site}
          onSignedIn={() => void onSignedIn()}
          resetAddress={addressOf('/request-reset-password')}
        />
      </div>
      <noscript>
        <p>{texts.needsScript}</p>
      </noscript>
    </FormPage>
  );
}

/** Where there is little room the form comes first. */
const Drawing = () => (
  <div className={own.drawing}>
    <JarAndBrush />
  </div>
);

interface SignedInProps extends SignInPageProps {
  readonly profile: CustomerProfile;
}

/** Who is signed in, and the way out. */
function SignedIn({ site, addressOf, profile }: SignedInProps) {
  const texts = signInTextsOf(site.language);
  const { page } = screenTextsOf(site.language, '/auth');
  const message = useRef<HTMLParagraphElement>(null);
  const [isLeaving, setLeaving] = useState(false);
  // What had the focus is gone with the form.
  useEffect(() => {
    if (document.activeElement === document.body) message.current?.focus({ preventScroll: true });
  }, []);

  async function signOut() {
    setLeaving(true);
    await customerOf(site).signOut();
  }

  return (
    <FormPage drawing={<Drawing />} title={page.doneTitle}>
      <p className={styles.message} tabIndex={-1} ref={message}>
        {fillIn(texts.signedInAs, { email: profile.email })}
      </p>
      <Actions>
        <PrimaryAction href={addressOf('/')}>{texts.toShop}</PrimaryAction>
        {site.features.cart && <SecondaryAction href={addressOf('/cart')}>{texts.toCart}</SecondaryAction>}
        <button
          type="button"
          className={own.quiet}
          aria-disabled={isLeaving || undefined}
          onClick={() => void signOut()}
        >
          {isLeaving ? texts.sending : texts.signOut}
        </button>
      </Actions>
    </FormPage>
  );
}
