import type { ReviewedProduct } from '@witryna/modules';
import { useEffect, useRef, useState } from 'react';
import { AuthDrawer } from '../auth/index.ts';
import { useCustomer } from '../customer/index.ts';
import { SubmitButton } from '../forms/submit-button.tsx';
import { fillIn } from '../i18n/messages.ts';
import text from '../ui/text-button.module.css';
import type { OverlayParts } from './overlay-parts.tsx';
import { ReviewForm } from './review-form.tsx';
import styles from './reviews-dialog.module.css';

interface WriteReviewProps {
  readonly parts: OverlayParts;
  readonly product: ReviewedProduct;
  readonly titleId: string;
  readonly close: () => void;
}

/** A review of a product: whoever is not signed in signs in here before anything is written, and is then at the form. */
export function WriteReview({ parts, product, titleId, close }: WriteReviewProps) {
  const { shop, texts, addressOf } = parts;
  const [customer, session] = useCustomer(shop.site);
  const [isSent, setSent] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const wasGuest = useRef(false);
  if (customer.kind === 'guest') wasGuest.current = true;
  const mustSignIn = customer.kind === 'guest' || (customer.kind === 'waiting' && wasGuest.current);

  useEffect(() => {
    if (isSent || (customer.kind === 'customer' && wasGuest.current)) title.current?.focus({ preventScroll: true });
  }, [isSent, customer.kind]);

  if (mustSignIn) {
    const stay = () => {};
    return (
      <AuthDrawer
        site={shop.site}
        addressOf={addressOf}
        titleId={titleId}
        close={close}
        lead={texts.signInFirst}
        onSignedIn={stay}
        onSignedUp={stay}
      />
    );
  }
  return (
    <div className={styles.root}>
      <h2 className={styles.title} id={titleId} tabIndex={-1} ref={title}>
        {isSent ? texts.doneTitle : fillIn(texts.writeTitle, { name: product.name })}
      </h2>
      {isSent && (
        <>
          <p role="status">{texts.done}</p>
          <p>
            <a className={text.textButton} href={addressOf('/account/reviews')}>
              {texts.toOwn}
            </a>
          </p>
        </>
      )}
      {!isSent && customer.kind === 'waiting' && <p role="status">{texts.checking}</p>}
      {!isSent && customer.kind === 'unavailable' && (
        <div className={styles.failed}>
          <p role="alert">{parts.action.texts.unavailable}</p>
          <SubmitButton
            label={texts.tryAgain}
            isSending={false}
            sendingLabel={texts.checking}
            onPress={() => void session.refresh()}
          />
        </div>
      )}
      {!isSent && customer.kind === 'customer' && (
        <ReviewForm parts={parts} product={product} profile={customer.profile} onSent={() => setSent(true)} />
      )}
    </div>
  );
}
