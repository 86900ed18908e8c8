import { useState } from 'react';
import { availableWallets, type WalletWindow } from './available-wallets.ts';
import type { WalletCode } from './wallet-code.ts';

/** The wallets that this browser has; they do not change while the page is open. */
export function useWallets(): ReadonlySet<WalletCode> {
  const [wallets] = useState(() => availableWallets(window as WalletWindow));
  return wallets;
}
