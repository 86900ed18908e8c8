import type { SiteDetails } from '@witryna/module-schemas';
import { useEffect, useRef, useState } from 'react';
import type { ShopClient } from '../api/shop-client.ts';
import { openBlikWaiting, rememberedWaiting } from '../blik-waiting/index.ts';
import { StatusMessage } from '../forms/status-message.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import type { AfterOrderTexts } from '../i18n/after-order-texts.ts';
import type { LatestOrder } from '../latest-order/index.ts';
import { orderLocaleOf } from '../order-parts/index.ts';
import {
  BY_TRANSFER,
  type PaymentChoice,
  type PaymentMethod,
  type PaymentStart,
  type PaymentState,
  payOrder,
  takesBlikCode,
  wantsOtherWays,
} from '../payment/index.ts';
import buttons from '../ui/text-button.module.css';
import {
  isWallet,
  type OpenWallet,
  useWalletOpener,
  useWalletSheets,
  useWallets,
  type WalletCode,
} from '../wallets/index.ts';
import { BlikForm } from './blik-form.tsx';
import styles from './pay-for-order.module.css';
import { WalletWay } from './wallet-way.tsx';

interface PayForOrderProps {
  readonly order: LatestOrder;
  readonly state: PaymentState;
  readonly shop: ShopClient;
  readonly site: SiteDetails;
  readonly texts: AfterOrderTexts;
  readonly addressOf: (path: string) => string;
}

/** The ways to pay for an order that waits for money: as it was chosen, another one, a code of BLIK, a transfer. */
export function PayForOrder({ order, state, shop, site, texts, addressOf }: PayForOrderProps) {
  const [isSending, setSending] = useState(false);
  const [message, setMessage] = useState<string>();
  /** What still works after a refusal. */
  const [left, setLeft] = useState<readonly PaymentMethod[]>();
  const [isOpen, setOpen] = useState(wantsOtherWays);
  const opener = useRef<HTMLButtonElement>(null);
  const methods = left ?? state.methods;
  const isByTransfer = state.method === BY_TRANSFER;
  const blik = methods.find(({ code }) => takesBlikCode(code));
  const transfer = methods.find(({ code }) => code === BY_TRANSFER);
  const wallets = useWallets();
  const others = methods.filter(
    (method) => method !== blik && method !== transfer && (!isWallet(method.code) || wallets.has(method.code)),
  );
  const { money } = orderLocaleOf(site.language);
  const firstWallet = isWallet(state.method) && wallets.has(state.method) ? state.method : undefined;
  const sheets = useWalletSheets(
    shop,
    firstWallet !== undefined || (isOpen && others.some(({ code }) => isWallet(code))),
  );
  const openFirst = useWalletOpener({ code: firstWallet, sheets, client: shop });

  // Thrown away and loaded again while a bank's app had the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is there
  useEffect(() => {
    if (rememberedWaiting()?.order.number === order.number) waitForBlik();
  }, []);

  async function pay(choice?: PaymentChoice) {
    if (isSending) return;
    begin();
    follow(await payOrder(shop, order, choice));
  }

  /** A wallet that cannot be opened after all is paid on the provider's page. */
  async function payByWallet(code: WalletCode, openWallet: OpenWallet | undefined) {
    if (isSending) return;
    begin();
    // While the press is handled: a browser opens a wallet for nothing else.
    const left = await openWallet?.({ amount: Math.round(state.total.value * 100), currency: state.total.currency });
    if (left?.kind === 'closed') {
      setMessage(texts.walletClosed);
      return setSending(false);
    }
    if (left?.kind !== 'paid') return follow(await payOrder(shop, order, { code }));
    const started = await payOrder(shop, order, { code, walletToken: left.token });
    // A bank may ask for its own confirmation: the card was taken then, too.
    left.complete(started.kind !== 'refused' && started.kind !== 'failed');
    // What the provider makes of the card is known in a moment.
    if (started.kind === 'waiting') window.location.assign(addressOf('/payment-verification'));
    else follow(started);
  }

  function begin() {
    setSending(true);
    setMessage(undefined);
  }

  function follow(started: PaymentStart) {
    // Where the page is left the button stays as it is until then.
    if (!goOn(started)) setSending(false);
  }

  /** Where it goes on; false where the page stays as it is. */
  function goOn(started: PaymentStart): boolean {
    switch (started.kind) {
      case 'redirect':
        window.location.assign(started.url);
        return true;
      case 'transfer':
      case 'paid':
        window.location.assign(addressOf('/thank-you'));
        return true;
      case 'waiting':
        waitForBlik();
        return false;
      case 'refused':
        setMessage(started.reason?.sentence ?? texts.payFailed);
        if (started.methods.length > 0) {
          setLeft(started.methods);
          setOpen(true);
        }
        return false;
      case 'failed':
        setMessage(started.sentence ?? texts.payFailed);
        return false;
    }
  }

  function waitForBlik() {
    openBlikWaiting({
      site,
      order,
      amountText: money(state.total),
      addressOf,
      onPaid: () => window.location.assign(addressOf('/thank-you')),
      onRefused: (_code, sentence) => {
        setMessage(sentence);
        setOpen(true);
      },
      onOtherMethod: () => {
        setOpen(true);
        opener.current?.focus();
      },
    });
  }

  return (
    <div className={styles.root}>
      <StatusMessage text={message} isRefusal />
      <SubmitButton
        label={isByTransfer ? texts.showTransfer : texts.pay}
        isSending={isSending}
        sendingLabel={texts.sending}
        onPress={() => (firstWallet && openFirst ? payByWallet(firstWallet, openFirst) : pay())}
      />
      {(blik || others.length > 0) && (
        <button
          type="button"
          className={buttons.textButton}
          ref={opener}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {texts.otherPayment}
        </button>
      )}
      {isOpen && (
        <section className={styles.others} aria-label={texts.otherTitle}>
          {blik && (
            <BlikForm
              texts={texts}
              language={site.language}
              isSending={isSending}
              onCode={(blikCode) => pay({ code: blik.code, blikCode })}
            />
          )}
          {others.length > 0 && (
            <ul className={styles.methods}>
              {others.map(({ code, title }) => (
                <li key={code}>
                  {isWallet(code) ? (
                    <WalletWay
                      code={code}
                      title={title}
                      sheets={sheets}
                      shop={shop}
                      onPress={(openWallet) => payByWallet(code, openWallet)}
                    />
                  ) : (
                    <button type="button" className={styles.method} onClick={() => pay({ code })}>
                      {title}
                    </button>
                  )}
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
      {transfer && !isByTransfer && (
        <button type="button" className={buttons.textButton} onClick={() => pay({ code: transfer.code })}>
          {texts.payByTransfer}
        </button>
      )}
    </div>
  );
}
