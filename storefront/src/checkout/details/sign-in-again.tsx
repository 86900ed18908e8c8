import type { SiteDetails } from '@witryna/module-schemas';
import { useEffect, useRef, useState } from 'react';
import { cartOfSite } from '../../cart/index.ts';
import { StatusMessage } from '../../forms/status-message.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { SignInPart } from '../../sign-in-part/sign-in-part.tsx';
import type { CheckoutLocale } from '../checkout-locale.ts';
import styles from '../frame/frame.module.css';
import { PartFailed } from '../frame/part-failed.tsx';

interface SignInAgainProps {
  readonly site: SiteDetails;
  readonly locale: CheckoutLocale;
  readonly resetAddress: string;
  /** There is a cart again, the customer's or a guest's. */
  readonly onContinue: (as: 'customer' | 'guest') => void;
}

/** In place of a step when the sign-in has ended in the middle: both ways on, with all that was typed. */
export function SignInAgain({ site, locale, resetAddress, onContinue }: SignInAgainProps) {
  const { texts } = locale;
  const heading = useRef<HTMLHeadingElement>(null);
  const [canGoOn, setCanGoOn] = useState(false);
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState('');

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    void cartOfSite(site)
      .load()
      .then(
        (cart) => setCanGoOn(cart.canContinueAsGuest()),
        () => {},
      );
  }, [site]);

  async function goOn() {
    if (isSending) return;
    setSending(true);
    setFault('');
    try {
      const result = await (await cartOfSite(site).load()).continueAsGuest();
      if (result.ok) return onContinue('guest');
      setFault(result.errors.map(({ message }) => message).join(' '));
    } catch {
      setFault(texts.unreachable);
    }
    setSending(false);
  }

  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <h1 className={styles.title} ref={heading} tabIndex={-1}>
          {texts.signInAgain}
        </h1>
        <p role="status" className={styles.notice}>
          {texts.signInExpired}
        </p>
        <SignInPart
          site={site}
          idPrefix="sign-in-again-"
          resetAddress={resetAddress}
          onSignedIn={() => onContinue('customer')}
          failed={(retry) => <PartFailed locale={locale} onRetry={retry} />}
        />
        {canGoOn && (
          <div>
            <SubmitButton
              label={texts.withoutAccount}
              isSending={isSending}
              sendingLabel={texts.sending}
              onPress={() => void goOn()}
            />
            <StatusMessage text={fault || undefined} isRefusal />
          </div>
        )}
      </div>
    </div>
  );
}
