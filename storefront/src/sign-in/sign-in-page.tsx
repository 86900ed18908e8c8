import type { SiteDetails } from '@witryna/module-schemas';
import { useShop } from '@witryna/modules';
import { useEffect, useRef, useState } from 'react';
import { type CustomerProfile, customerOf, useCustomer } from '../customer/index.ts';
import { Actions, FormPage } from '../forms/form-page.tsx';
import styles from '../forms/forms.module.css';
import { SubmitButton } from '../forms/submit-button.tsx';
import { fillIn } from '../i18n/messages.ts';
import { screenTextsOf } from '../i18n/screen-texts.ts';
import { signInTextsOf } from '../i18n/sign-in-texts.ts';
import { JarAndBrush } from '../ui/drawings.tsx';
import { PrimaryAction, SecondaryAction } from '../ui/plain-page.tsx';
import { returnPath } from './return-path.ts';
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

  function onSignedIn() {
    const path = returnPath(window.location.search);
    if (path) follow?.(path);
  }

  if (customer.kind === 'customer') return <SignedIn site={site} addressOf={addressOf} profile={customer.profile} />;
  return (
    <FormPage drawing={<JarAndBrush />} title={page.title} info={page.info}>
      <div className={styles.form}>
        {customer.kind === 'guest' && customer.isExpired && <p className={styles.message}>{texts.expiredShort}</p>}
        <SignInForm site={site} onSignedIn={onSignedIn} resetAddress={addressOf('/request-reset-password')} />
      </div>
      <noscript>
        <p>{texts.needsScript}</p>
      </noscript>
    </FormPage>
  );
}

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
    <FormPage drawing={<JarAndBrush />} title={page.doneTitle}>
      <p className={styles.message} tabIndex={-1} ref={message}>
        {fillIn(texts.signedInAs, { email: profile.email })}
      </p>
      <Actions>
        <PrimaryAction href={addressOf('/')}>{texts.toShop}</PrimaryAction>
        {site.features.cart && <SecondaryAction href={addressOf('/cart')}>{texts.toCart}</SecondaryAction>}
        <SubmitButton
          label={texts.signOut}
          isSending={isLeaving}
          sendingLabel={texts.sending}
          onPress={() => void signOut()}
        />
      </Actions>
    </FormPage>
  );
}
