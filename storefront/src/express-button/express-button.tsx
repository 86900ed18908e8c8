import type { ExternalServices } from '@witryna/module-schemas';
import { type ComponentType, useEffect, useState } from 'react';
import { loadSheets } from '../style-sheets/index.ts';
import { useWallets, type WalletCode } from '../wallets/index.ts';
import type { WalletButtonProps } from './wallet-button.tsx';

interface ExpressButtonProps extends Omit<WalletButtonProps, 'wallet'> {
  /** What the site allows of other companies. */
  readonly services: ExternalServices | undefined;
}

/**
 * Buys what lies in the cart at once, by the wallet of this browser. Where it has none that the site allows, nothing is
 * loaded or shown.
 */
export function ExpressButton({ services, ...props }: ExpressButtonProps) {
  const wallet = walletOf(useWallets(), services);
  const [Button, setButton] = useState<ComponentType<WalletButtonProps>>();
  useEffect(() => {
    if (!wallet) return;
    // Without its code there is the way through the checkout.
    const sheets = loadSheets({ drivers: [], isPlain: false, late: ['walletButton'] });
    void Promise.all([import('./wallet-button.tsx'), sheets]).then(
      ([{ WalletButton }]) => setButton(() => WalletButton),
      () => undefined,
    );
  }, [wallet]);
  return Button && wallet ? <Button {...props} wallet={wallet} /> : null;
}

/** Apple Pay first: Safari knows requests of payment too, but no Google Pay. */
function walletOf(wallets: ReadonlySet<WalletCode>, services: ExternalServices | undefined): WalletCode | undefined {
  if (wallets.has('apple-pay')) return 'apple-pay';
  return wallets.has('gpay') && services?.googlePay === true ? 'gpay' : undefined;
}
