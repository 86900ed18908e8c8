import { useEffect, useState } from 'react';
import type { PaymentMethod } from '../checkout.ts';
import { isWallet, type WalletCode } from './pay-ways.ts';
import { availableWallets, type WalletWindow } from './wallets.ts';

const NONE: ReadonlySet<WalletCode> = new Set();

/** The wallets that this browser has, asked for where the shop takes one. */
export function useWallets(payments: readonly PaymentMethod[]): ReadonlySet<WalletCode> {
  const [wallets, setWallets] = useState(NONE);
  const isTaken = payments.some(({ code, reason }) => isWallet(code) && reason === undefined);
  useEffect(() => {
    if (!isTaken) return;
    let isCurrent = true;
    void availableWallets(window as WalletWindow).then((found) => {
      if (isCurrent && found.size > 0) setWallets(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [isTaken]);
  return wallets;
}
