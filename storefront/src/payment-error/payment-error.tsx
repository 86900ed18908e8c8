import { contactAddressOf, type SiteDetails } from '@witryna/module-schemas';
import { useEffect, useState } from 'react';
import type { ShopClient } from '../api/shop-client.ts';
import { type KnownOrder, OrderGate } from '../find-order/index.ts';
import { Actions, FormPage, type LinkedPageProps } from '../forms/form-page.tsx';
import { StatusMessage } from '../forms/status-message.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { type AfterOrderTexts, afterOrderTextsOf } from '../i18n/after-order-texts.ts';
import { fillIn } from '../i18n/messages.ts';
import { PayForOrder } from '../pay-for-order/index.ts';
import { askPayment, askReasonSentence, type PaymentAnswer, wantsOtherWays } from '../payment/index.ts';
import { SecondaryAction } from '../ui/plain-page.tsx';
import { failureKind } from './failure-kind.ts';
import styles from './payment-error.module.css';
import { reasonInAddress } from './reason-in-address.ts';

interface PaymentErrorProps extends LinkedPageProps {
  readonly site: SiteDetails;
}

/** A payment that did not succeed: why, that the order waits, and the ways to pay for it now. */
export function PaymentError({ texts: pageTexts, shop, addressOf, site }: PaymentErrorProps) {
  const texts = afterOrderTextsOf(site.language);
  return (
    <OrderGate shop={shop} pageTexts={pageTexts} texts={texts} addressOf={addressOf}>
      {(order, onMissing) => (
        <Failed
          order={order}
          pageTitle={pageTexts.page.title}
          shop={shop}
          site={site}
          texts={texts}
          addressOf={addressOf}
          onMissing={onMissing}
        />
      )}
    </OrderGate>
  );
}

interface FailedProps {
  readonly order: KnownOrder;
  /** With which the title of the window begins. */
  readonly pageTitle: string;
  readonly shop: ShopClient;
  readonly site: SiteDetails;
  readonly texts: AfterOrderTexts;
  readonly addressOf: (path: string) => string;
  readonly onMissing: () => void;
}

function Failed({ order, pageTitle, shop, site, texts, addressOf, onMissing }: FailedProps) {
  const [answer, setAnswer] = useState<PaymentAnswer>();
  const [codeSentence, setCodeSentence] = useState<string>();
  const [wantsOtherWay] = useState(wantsOtherWays);

  async function load() {
    setAnswer(undefined);
    const asked = await askPayment(shop, order);
    if (asked.kind === 'missing') return onMissing();
    // Reloaded, or opened again, after it was paid.
    if (asked.kind === 'known' && asked.state.outcome === 'paid') {
      return window.location.replace(addressOf('/thank-you'));
    }
    setAnswer(asked);
  }
  async function loadSentence() {
    const code = reasonInAddress();
    if (code !== undefined) setCodeSentence(await askReasonSentence(shop, code));
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is there
  useEffect(() => {
    void load();
    void loadSentence();
  }, []);

  const state = answer?.kind === 'known' ? answer.state : undefined;
  const sentence = state?.reason?.sentence ?? codeSentence;
  const kind = failureKind(state?.reason?.code ?? reasonInAddress(), wantsOtherWay);
  const title = { 'other-way': texts.otherWayTitle, unfinished: texts.unfinishedTitle, failed: texts.errorTitle }[kind];
  useEffect(() => {
    document.title = document.title.replace(pageTitle, title);
    return () => {
      document.title = document.title.replace(title, pageTitle);
    };
  }, [title, pageTitle]);
  const orderPage = `${addressOf('/order')}#token=${encodeURIComponent(order.token)}`;
  return (
    <FormPage title={title}>
      <div className={styles.words}>
        {kind !== 'other-way' && sentence && <p className={styles.reason}>{sentence}</p>}
        {kind === 'failed' && (
          <>
            <p>
              <strong>{texts.noConfirmation}</strong>
            </p>
            <p>{texts.notConfirmed}</p>
          </>
        )}
        {kind === 'other-way' && state?.outcome === 'pending' && <p>{texts.blikLeave}</p>}
        <p>{fillIn(state?.canRetry ? texts.awaits : texts.orderTitle, { number: order.number })}</p>
      </div>
      {answer === undefined && <p role="status">{texts.sending}</p>}
      {state?.canRetry && (
        <PayForOrder order={order} state={state} shop={shop} site={site} texts={texts} addressOf={addressOf} />
      )}
      {state && !state.canRetry && <StatusMessage text={texts.notPayable} isRefusal takesFocus={false} />}
      {answer?.kind === 'unanswered' && <StatusMessage text={texts.errorUnknown} isRefusal takesFocus={false} />}
      <Actions>
        {answer?.kind === 'unanswered' && (
          <SubmitButton label={texts.tryAgain} isSending={false} sendingLabel={texts.sending} onPress={load} />
        )}
        <SecondaryAction href={orderPage}>{texts.checkStatus}</SecondaryAction>
      </Actions>
      <p className={styles.help}>
        {texts.help} <a href={addressOf(contactAddressOf(site))}>{texts.helpLink}</a>
      </p>
    </FormPage>
  );
}
