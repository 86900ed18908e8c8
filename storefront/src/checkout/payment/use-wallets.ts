import { useState } from 'react';
import type { WalletCode } from './pay-ways.ts';
import { availableWallets, type WalletWindow } from './wallets.ts';

/** The wallets that this browser has; they do not change while the page is open. */
export function useWallets(): ReadonlySet<WalletCode> {
  const [wallets] = useState(() => availableWallets(window as WalletWindow));
  return wallets;
}
