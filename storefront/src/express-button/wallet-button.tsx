import type { SiteDetails } from '@witryna/module-schemas';
import { shopClientOf } from '../api/shop-client.ts';
import type { CartStore } from '../cart/index.ts';
import { codeFailed } from '../code-failed.ts';
import { browserConfig } from '../config.ts';
import type { CartTexts } from '../i18n/cart.pl.ts';
import { fillIn } from '../i18n/messages.ts';
import { shopActionTextsOf } from '../i18n/shop-action-texts.ts';
import { notifierOf } from '../notices/index.ts';
import { useWalletSheets, WALLET_NAMES, type WalletCode } from '../wallets/index.ts';
import styles from './wallet-button.module.css';

export interface WalletButtonProps {
  readonly site: SiteDetails;
  readonly store: CartStore;
  readonly texts: CartTexts;
  readonly addressOf: (path: string) => string;
  /** Of this browser. */
  readonly wallet: WalletCode;
}

/**
 * Buys what lies in the cart at once, by a wallet. There is no button where the shop cannot open it on the page: a wallet
 * that is paid elsewhere knows no address.
 */
export function WalletButton({ site, store, texts, addressOf, wallet }: WalletButtonProps) {
  const sheets = useWalletSheets(shopClientOf(site), true);
  if (!(wallet === 'gpay' ? sheets?.google_pay : sheets?.apple_pay)) return null;

  async function open() {
    if (!sheets) return;
    try {
      const { openExpress } = await import('../checkout/index.ts');
      await openExpress({ site, store, wallet, sheets, addressOf });
    } catch {
      codeFailed();
      notifierOf({ site, config: browserConfig }).notify('danger', shopActionTextsOf(site.language).unreachable);
    }
  }

  return (
    <button type="button" className={styles.button} onClick={() => void open()}>
      {fillIn(texts.expressBy, { wallet: WALLET_NAMES[wallet] })}
    </button>
  );
}
