import type { ShopClient } from '../api/shop-client.ts';
import { type OpenWallet, useWalletOpener, type WalletCode, type WalletSheets } from '../wallets/index.ts';
import styles from './pay-for-order.module.css';

interface WalletWayProps {
  readonly code: WalletCode;
  readonly title: string;
  readonly sheets: WalletSheets | undefined;
  readonly shop: ShopClient;
  /** With what opens the wallet on this page; undefined where it is paid on the provider's page. */
  readonly onPress: (openWallet: OpenWallet | undefined) => void;
}

/** A wallet that the browser has, among the other ways to pay for an order. */
export function WalletWay({ code, title, sheets, shop, onPress }: WalletWayProps) {
  const openWallet = useWalletOpener({ code, sheets, client: shop });
  return (
    <button type="button" className={styles.method} onClick={() => onPress(openWallet)}>
      {title}
    </button>
  );
}
