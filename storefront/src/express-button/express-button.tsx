import type { SiteDetails } from '@witryna/module-schemas';
import { useEffect, useState } from 'react';
import { shopClientOf } from '../api/shop-client.ts';
import type { CartStore } from '../cart/index.ts';
import { codeFailed } from '../code-failed.ts';
import { browserConfig } from '../config.ts';
import type { CartTexts } from '../i18n/cart.pl.ts';
import { fillIn } from '../i18n/messages.ts';
import { shopActionTextsOf } from '../i18n/shop-action-texts.ts';
import { notifierOf } from '../notices/index.ts';
import { readWalletSheets, useWallets, WALLET_NAMES, type WalletCode, type WalletSheets } from '../wallets/index.ts';
import styles from './express-button.module.css';

interface ExpressButtonProps {
  readonly site: SiteDetails;
  readonly store: CartStore;
  readonly texts: CartTexts;
  readonly addressOf: (path: string) => string;
}

/**
 * Buys what lies in the cart at once, by the wallet of this browser. There is no button where the browser has none, nor
 * where the shop cannot open it on the page: a wallet that is paid elsewhere knows no address.
 */
export function ExpressButton({ site, store, texts, addressOf }: ExpressButtonProps) {
  const wallets = useWallets();
  const [sheets, setSheets] = useState<WalletSheets>();
  useEffect(() => {
    let isLeft = false;
    if (wallets.size > 0) void readWalletSheets(shopClientOf(site)).then((read) => !isLeft && setSheets(read));
    return () => {
      isLeft = true;
    };
  }, [site, wallets]);
  const wallet = sheets && walletOf(wallets, sheets);
  if (!wallet) return null;

  async function open(chosen: WalletCode, known: WalletSheets) {
    try {
      const { openExpress } = await import('../checkout/index.ts');
      await openExpress({ site, store, wallet: chosen, sheets: known, addressOf });
    } catch {
      codeFailed();
      notifierOf({ site, config: browserConfig }).notify('danger', shopActionTextsOf(site.language).unreachable);
    }
  }

  return (
    <button type="button" className={styles.button} onClick={() => void open(wallet, sheets)}>
      {fillIn(texts.expressBy, { wallet: WALLET_NAMES[wallet] })}
    </button>
  );
}

/** Apple Pay first: Safari knows requests of payment too, but no Google Pay. */
function walletOf(
  wallets: ReadonlySet<WalletCode>,
  { apple_pay: apple, google_pay: google }: WalletSheets,
): WalletCode | undefined {
  if (wallets.has('apple-pay') && apple) return 'apple-pay';
  return wallets.has('gpay') && !wallets.has('apple-pay') && google ? 'gpay' : undefined;
}
