import type { SiteDetails } from '@witryna/module-schemas';
import { type ReactNode, useEffect, useRef } from 'react';
import { type CustomerProfile, useCustomer } from '../customer/index.ts';
import { StatusMessage } from '../forms/status-message.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import type { AreaTexts } from '../i18n/areas/area-texts.ts';
import type { CommonTexts } from '../i18n/screens.pl.ts';
import { SignInPart } from '../sign-in-part/sign-in-part.tsx';
import styles from './account.module.css';
import { LoadingSlowly } from './loading-slowly.tsx';

interface SignedInOnlyProps {
  readonly site: SiteDetails;
  readonly addressOf: (path: string) => string;
  readonly texts: AreaTexts['customer']['account'];
  readonly common: CommonTexts;
  readonly children: (customer: CustomerProfile) => ReactNode;
}

/**
 * Shows a page to the customer whose it is, and to nobody else. Without a token the form to sign in stands under the
 * alert, and the address stays; a token that the shop refuses leads to the page of signing in, and back; whoever signs
 * out here goes home. Nothing of the page is rendered before it is known who is here.
 */
export function SignedInOnly({ site, addressOf, texts, common, children }: SignedInOnlyProps) {
  const [customer, session] = useCustomer(site);
  const wasCustomer = useRef(false);
  const leavesTo = whereToLeave();

  useEffect(() => {
    if (customer.kind === 'customer') wasCustomer.current = true;
  }, [customer]);
  useEffect(() => {
    if (leavesTo !== undefined) window.location.replace(leavesTo);
  }, [leavesTo]);

  if (customer.kind === 'customer') return children(customer.profile);
  if (customer.kind === 'unavailable') {
    return <Unavailable texts={texts} common={common} onRetry={() => void session.refresh()} />;
  }
  if (customer.kind === 'guest' && leavesTo === undefined) {
    return (
      <>
        <p role="alert" className={styles.alert}>
          {customer.isExpired ? texts.expired : texts.notAuthorized}
        </p>
        <div className={styles.signIn}>
          <SignInPart
            site={site}
            resetAddress={addressOf('/request-reset-password')}
            failed={(retry) => <Unavailable texts={texts} common={common} onRetry={retry} />}
          />
          <p className={styles.newHere}>
            {texts.newHere} <a href={andBack('/auth/sign-up')}>{texts.signUp}</a>
          </p>
        </div>
      </>
    );
  }
  return (
    <>
      <LoadingSlowly label={texts.loading} common={common} onRetry={() => void session.refresh()} />
      <noscript>
        <p>{texts.needsScript}</p>
      </noscript>
    </>
  );

  function whereToLeave(): string | undefined {
    if (customer.kind !== 'guest') return undefined;
    // Who was seen here and is gone has signed out, unless the token has ended: then one goes on where one was.
    if (wasCustomer.current) return customer.isExpired ? undefined : addressOf('/');
    if (!customer.isExpired) return undefined;
    return andBack('/auth');
  }

  /** A page that leads back here. */
  function andBack(path: string): string {
    const { pathname, search } = window.location;
    return `${addressOf(path)}?return=${encodeURIComponent(pathname + search)}`;
  }
}

interface UnavailableProps extends Pick<SignedInOnlyProps, 'texts' | 'common'> {
  readonly onRetry: () => void;
}

/** In place of what the shop does not answer now. */
function Unavailable({ texts, common, onRetry }: UnavailableProps) {
  return (
    <>
      <StatusMessage text={texts.unavailable} isRefusal takesFocus={false} />
      <div className={styles.retry}>
        <SubmitButton label={common.tryAgain} isSending={false} sendingLabel={common.sending} onPress={onRetry} />
      </div>
    </>
  );
}
