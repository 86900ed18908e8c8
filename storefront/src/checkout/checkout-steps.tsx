import type { SiteDetails } from '@witryna/module-schemas';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ShopClient } from '../api/shop-client.ts';
import { noticeInWords } from '../cart-view/index.ts';
import { useCustomer } from '../customer/index.ts';
import { goodsOfCart, track } from '../data-layer/index.ts';
import { failureOf } from '../forms/action-result.ts';
import type { Fault } from '../forms/fault-summary.tsx';
import { mayRetry } from '../forms/result-text.ts';
import { fillIn } from '../i18n/messages.ts';
import { shopActionTextsOf } from '../i18n/shop-action-texts.ts';
import { LoadedPart } from '../ui/loaded-part.tsx';
import { useConnection } from '../ui/use-online.ts';
import { ChooseDeliveryDocument, SaveDetailsDocument } from './checkout.gen.ts';
import type { Checkout, Step } from './checkout.ts';
import type { CheckoutLocale } from './checkout-locale.ts';
import type { CheckoutStore, CheckoutView } from './checkout-store.ts';
import { type DeliveryChoice, DeliveryStep } from './delivery/delivery-step.tsx';
import { AccountPassword, checkAccountPassword } from './details/account-password.tsx';
import { DetailsForm } from './details/details-form.tsx';
import { type DetailsValues, detailsInput, EMPTY_DETAILS, firstValues } from './details/details-values.ts';
import { SignInFold } from './details/sign-in-fold.tsx';
import { clearDraft, type Draft, storeDraft, storedDraft } from './draft.ts';
import styles from './frame/frame.module.css';
import { Given } from './frame/given.tsx';
import { PartFailed } from './frame/part-failed.tsx';
import { Waiting } from './frame/waiting.tsx';
import { loadPayment } from './load-payment.ts';
import { usePoints } from './use-points.ts';

// It comes with the same file.
export { OrderSummary } from './frame/order-summary.tsx';

interface CheckoutStepsProps {
  readonly view: Extract<CheckoutView, { status: 'ready' }>;
  readonly store: CheckoutStore;
  readonly client: ShopClient;
  readonly site: SiteDetails;
  readonly locale: CheckoutLocale;
  readonly addressOf: (path: string) => string;
  readonly step: Step;
  readonly openStep: (step: Step) => void;
  /** Nobody needs to hear once more that their sign-in has ended. */
  readonly isGuestByChoice: boolean;
}

/** The steps of the checkout, one on the screen. */
export function CheckoutSteps(given: CheckoutStepsProps) {
  const { view, store, client, site, locale, addressOf, step, openStep, isGuestByChoice } = given;
  const { cart, checkout } = view;
  const { texts } = locale;
  const connection = useConnection();
  const [draft, setDraft] = useState(() => draftFor(checkout));
  const [formKey, setFormKey] = useState(0);
  const [hasDraft, setHasDraft] = useState(draft !== undefined && lacksAddress(checkout));
  /** Of the order that the draft was taken from, also while that is being changed. */
  const [orderNumber] = useState(draft?.orderNumber);
  const loadLastStep = useCallback(() => loadPayment(site.language), [site.language]);
  const points = usePoints({ site, checkout });
  useBeginning(() => track({ event: 'begin_checkout', ...goodsOfCart(cart, addressOf) }));
  const [customer] = useCustomer(site);
  const profile = customer.kind === 'customer' ? customer.profile : undefined;
  // Whoever signs in has an address book; what was typed stays all the same.
  const isDraftUsed = draft !== undefined && (!profile || draft.orderNumber === undefined);
  /** Of the account that is made with the order; it is never stored. */
  const accountPassword = useRef<string>(undefined);
  const [isPasswordChecked, setPasswordChecked] = useState(false);

  async function checkPassword(form: HTMLFormElement): Promise<readonly Fault[]> {
    const { password, faults } = await checkAccountPassword(form, locale);
    setPasswordChecked(true);
    accountPassword.current = password;
    return faults;
  }
  const actionTexts = shopActionTextsOf(site.language);

  async function saveDetails(values: DetailsValues): Promise<readonly Fault[]> {
    if (!values.wantsAccount) accountPassword.current = undefined;
    const input = detailsInput(values);
    const response = await store.change(
      (cartId) => client.query(SaveDetailsDocument, { cartId, isGuest: customer.kind === 'guest', ...input }),
      (data) => data.setBillingAddressOnCart?.cart,
    );
    setHasDraft(false);
    if (response.data) {
      openStep('delivery');
      return [];
    }
    return faultsOf(response);
  }

  async function chooseDelivery({ method, point = '' }: DeliveryChoice): Promise<readonly Fault[]> {
    const response = await store.change(
      (cartId) =>
        client.query(ChooseDeliveryDocument, {
          cartId,
          method: { carrier_code: method.carrierCode, method_code: method.methodCode },
          point,
          hasPoint: point !== '',
        }),
      (data) => data.setShippingMethodsOnCart?.cart,
    );
    return response.data ? [] : faultsOf(response);
  }

  function faultsOf(response: Parameters<typeof failureOf>[0]): readonly Fault[] {
    if (response.result.kind === 'unreachable') return [{ message: texts.unreachable, isOutside: true }];
    const result = failureOf(response, actionTexts, () => undefined);
    const isOutside = mayRetry(response.result);
    return result.ok ? [] : result.errors.map(({ message }) => ({ message, isOutside }));
  }

  const sentences = [
    ...(connection === 'online' ? [] : [texts[connection]]),
    ...(checkout.missing.includes('ITEMS') ? [texts.itemsMissing] : []),
    ...cart.notices.map((notice) => noticeInWords(notice, cart, locale.cart)),
  ];
  return (
    <>
      <div role="status" className={styles.notices}>
        {[...new Set(sentences)].map((sentence) => (
          <p key={sentence} className={styles.notice}>
            {sentence}
          </p>
        ))}
      </div>
      {step === 'details' && hasDraft && isDraftUsed && (
        <p className={styles.notice}>
          {orderNumber ? fillIn(texts.draftOfOrder, { number: orderNumber }) : texts.draftLoaded}{' '}
          <button
            type="button"
            className={styles.link}
            onClick={() => {
              clearDraft();
              setDraft({ values: EMPTY_DETAILS });
              setFormKey((key) => key + 1);
              setHasDraft(false);
            }}
          >
            {texts.draftClear}
          </button>
        </p>
      )}
      {step !== 'payment' && (
        <Given checkout={checkout} step={step} locale={locale} point={points.chosen?.words} onStep={openStep} />
      )}
      {step === 'details' && customer.kind === 'waiting' && <Waiting />}
      {step === 'details' && customer.kind === 'guest' && site.features.user && (
        <SignInFold
          locale={locale}
          notice={customer.isExpired && !isGuestByChoice ? texts.signInExpired : undefined}
          site={site}
          addressOf={addressOf}
        />
      )}
      {step === 'details' && customer.kind !== 'waiting' && (
        <DetailsForm
          key={`${formKey} ${profile?.email}`}
          locale={locale}
          initial={isDraftUsed ? draft.values : firstValues(checkout, profile)}
          accountEmail={profile?.email}
          savedAddresses={profile?.addresses}
          passwordFields={site.features.user && <AccountPassword locale={locale} isChecked={isPasswordChecked} />}
          passwordFaults={checkPassword}
          onChange={(values) => {
            setDraft({ values });
            storeDraft({ values });
          }}
          onSend={saveDetails}
          townsOf={points.townsOf}
        />
      )}
      {step === 'delivery' && (
        <DeliveryStep
          checkout={checkout}
          freeFrom={cart.freeDelivery.from}
          locale={locale}
          points={points}
          onChoose={chooseDelivery}
          onDone={() => {
            const tier = cart.delivery?.label ?? '';
            track({ event: 'add_shipping_info', shipping_tier: tier, ...goodsOfCart(cart, addressOf) });
            openStep('payment');
          }}
          onStep={openStep}
        />
      )}
      {step === 'payment' && (
        <LoadedPart
          load={loadLastStep}
          waiting={<Waiting />}
          failed={(again) => <PartFailed locale={locale} onRetry={again} />}
        >
          {({ PaymentStep, texts: ofPayment }) => (
            <PaymentStep
              view={view}
              store={store}
              client={client}
              site={site}
              texts={ofPayment}
              addressOf={addressOf}
              onStep={openStep}
              pointWords={points.chosen?.words}
              accountPassword={accountPassword.current}
            />
          )}
        </LoadedPart>
      )}
    </>
  );
}

const lacksAddress = ({ missing }: Checkout) => missing.includes('SHIPPING_ADDRESS');

/** What was kept in this tab; details of an order say nothing against those that the cart has. */
function draftFor(checkout: Checkout): Draft | undefined {
  const draft = storedDraft();
  return draft?.orderNumber !== undefined && !lacksAddress(checkout) ? undefined : draft;
}

/** Does something once, when the checkout is first on the screen. */
function useBeginning(act: () => void) {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    act();
  });
}
