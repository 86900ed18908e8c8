import type { SiteDetails } from '@witryna/module-schemas';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { ShopClient } from '../../api/shop-client.ts';
import { expectScreen } from '../../expect-screen.ts';
import { FaultSummary } from '../../forms/fault-summary.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import type { PaymentTexts } from '../../i18n/payment.pl.ts';
import { OTHER_WAYS } from '../../payment/index.ts';
import { LoadedPart } from '../../ui/loaded-part.tsx';
import { isWallet, useWalletOpener, useWallets } from '../../wallets/index.ts';
import type { Step } from '../checkout.ts';
import { checkoutLocaleOf } from '../checkout-locale.ts';
import type { CheckoutStore, CheckoutView } from '../checkout-store.ts';
import { PartFailed } from '../frame/part-failed.tsx';
import { BankChoice } from './bank-choice.tsx';
import { BlikField } from './blik-field.tsx';
import { ConsentBoxes } from './consent-boxes.tsx';
import { loadObstaclePanel, loadPayPlaced } from './load-rare-parts.ts';
import { OrderReview } from './order-review.tsx';
import { firstChoice, hasBanks, isBlik, shownWays } from './pay-ways.ts';
import styles from './payment-step.module.css';
import { useBanks } from './use-banks.ts';
import { useOrder } from './use-order.ts';
import { PayWays, Przelewy24Statement } from './ways-fieldset.tsx';

export interface PaymentStepProps {
  readonly view: Extract<CheckoutView, { status: 'ready' }>;
  readonly store: CheckoutStore;
  readonly client: ShopClient;
  readonly site: SiteDetails;
  readonly texts: PaymentTexts;
  readonly addressOf: (path: string) => string;
  /** Opens an earlier step. */
  readonly onStep: (step: Step) => void;
  /** The point of the chosen delivery, in words. */
  readonly pointWords?: string | undefined;
  /** A password was asked for with the details: sent with the order, never stored. */
  readonly accountPassword?: string | undefined;
}

/**
 * The third step: how it is paid, what is ordered, what is agreed to, and the order. Nothing that is chosen here is told
 * to the shop before the button; it goes out with the order, in one request.
 */
export function PaymentStep(props: PaymentStepProps): ReactNode {
  const { view, client, site, addressOf, onStep, pointWords } = props;
  const { cart, checkout, agreements, walletSheets, isSaving } = view;
  const checkoutLocale = checkoutLocaleOf(site.language);
  const locale = { ...checkoutLocale, texts: props.texts };
  const { texts, money } = locale;
  const id = useId();
  const ids = { ways: `${id}way`, statement: `${id}statement`, consents: `${id}consent`, blik: `${id}blik` };
  const form = useRef<HTMLFormElement>(null);
  const ways = shownWays(checkout.payments, useWallets());
  const [picked, setPicked] = useState<string>();
  const [bank, setBank] = useState<string>();
  const [isRead, setRead] = useState(false);
  const [granted, setGranted] = useState<ReadonlySet<number>>(NOTHING);
  const isFree = cart.total.amount === 0;
  const chosen = firstChoice(ways, picked ?? checkout.paymentCode) ?? (isFree ? freeWay(ways) : undefined);
  const banks = useBanks(client, cart.total.amount, hasBanks(chosen) && !isFree);
  const openWallet = useWalletOpener({
    code: isWallet(chosen) && !isFree ? chosen : undefined,
    sheets: walletSheets,
    client,
  });
  const order = useOrder({ ...props, locale, ids, form, openWallet });
  const { faults, obstacle, unpaid, attempt } = order;
  useEffect(() => expectScreen('/thank-you'), []);

  if (unpaid) {
    const otherMethodAddress = `${addressOf('/payment-error')}${OTHER_WAYS}`;
    return (
      <LoadedPart
        load={loadPayPlaced}
        waiting={null}
        failed={(again) => (
          <>
            <PartFailed locale={checkoutLocale} onRetry={again} />
            <a className={styles.link} href={otherMethodAddress}>
              {texts.otherMethod}
            </a>
          </>
        )}
      >
        {({ PayPlaced }) => (
          <PayPlaced
            order={unpaid}
            client={client}
            locale={locale}
            otherMethodAddress={otherMethodAddress}
            onAsked={() => order.waitForBank(unpaid)}
          />
        )}
      </LoadedPart>
    );
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const blik = String(new FormData(form.current ?? undefined).get('blik') ?? '');
    void order.press({ code: chosen, bank, isStatementRead: isRead, granted, blik, isFree });
  }

  const { total } = cart;
  return (
    <form ref={form} className={styles.root} method="dialog" noValidate onSubmit={onSubmit}>
      <FaultSummary title={texts.faults} faults={faults} attempt={attempt} />
      <div className={styles.columns}>
        <div className={styles.column}>
          {isFree ? (
            <p className={styles.note}>{texts.nothingToPay}</p>
          ) : (
            <PayWays
              id={ids.ways}
              ways={ways}
              chosen={chosen}
              fault={order.faultOf(ids.ways)}
              locale={locale}
              opensHere={(code) => Boolean(code === 'gpay' ? walletSheets?.google_pay : walletSheets?.apple_pay)}
              onChoose={(code) => {
                setPicked(code);
                order.clearFault(ids.ways);
              }}
            >
              {(hasBanks(chosen) || chosen === 'przelewy24_blik') && (
                <div className={styles.unfolded}>
                  {hasBanks(chosen) && (
                    <BankChoice id={`${id}bank`} banks={banks} chosen={bank} locale={locale} onChoose={setBank} />
                  )}
                  {!(hasBanks(chosen) && banks.status === 'failed') && (
                    <Przelewy24Statement
                      id={ids.statement}
                      isRead={isRead}
                      fault={order.faultOf(ids.statement)}
                      locale={locale}
                      onRead={(isTicked) => {
                        setRead(isTicked);
                        order.clearFault(ids.statement);
                      }}
                    />
                  )}
                </div>
              )}
            </PayWays>
          )}
        </div>
        <div className={styles.column}>
          <OrderReview
            cart={cart}
            checkout={checkout}
            locale={locale}
            isSaving={isSaving}
            cartAddress={addressOf('/cart')}
            pointWords={pointWords}
            onStep={onStep}
          />
          <ConsentBoxes
            id={ids.consents}
            agreements={agreements}
            granted={granted}
            fault={order.consentFault}
            locale={locale}
            addressOf={(code) => {
              const path = site.properties[code];
              return path && addressOf(path);
            }}
            onChange={(next) => {
              setGranted(next);
              order.checkConsents(next);
            }}
          />
          {isBlik(chosen) && !isFree && (
            <BlikField
              id={ids.blik}
              fault={order.faultOf(ids.blik)}
              locale={locale}
              onType={() => order.clearFault(ids.blik)}
            />
          )}
          {obstacle && (
            <LoadedPart
              load={loadObstaclePanel}
              waiting={null}
              failed={(again) => <PartFailed locale={checkoutLocale} onRetry={again} />}
            >
              {({ ObstaclePanel }) => (
                <ObstaclePanel
                  obstacle={obstacle}
                  attempt={attempt}
                  cart={cart}
                  locale={locale}
                  cartAddress={addressOf('/cart')}
                  onAccept={order.accept}
                  onQuantity={order.setQuantity}
                  onWithoutCoupon={order.dropCoupon}
                  onStep={onStep}
                />
              )}
            </LoadedPart>
          )}
          <div className={styles.order}>
            <p className={styles.sum}>
              <span>{texts.total}</span> <strong>{money(total)}</strong>
            </p>
            <SubmitButton label={texts.order} isSending={order.isSending} sendingLabel={order.sendingLabel} />
            <p role="status" className={styles.progress}>
              {order.progress}
            </p>
          </div>
        </div>
      </div>
    </form>
  );
}

const NOTHING: ReadonlySet<number> = new Set();

/** An order that costs nothing is paid by nobody; the shop wants to know a way all the same. */
function freeWay(ways: ReturnType<typeof shownWays>): string | undefined {
  const available = ways.filter(({ reason }) => reason === undefined);
  return (available.find(({ code }) => code === 'banktransfer') ?? available[0])?.code;
}
