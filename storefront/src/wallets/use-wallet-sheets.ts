import { useEffect, useState } from 'react';
import type { ShopClient } from '../api/shop-client.ts';
import { readWalletSheets } from './read-wallet-sheets.ts';
import type { WalletSheets } from './wallet-sheet.ts';

/** What the shop opens wallets with, asked for once it is needed; undefined until then, and where it does not answer. */
export function useWalletSheets(client: Pick<ShopClient, 'query'>, isNeeded: boolean): WalletSheets | undefined {
  const [sheets, setSheets] = useState<WalletSheets>();
  useEffect(() => {
    if (!isNeeded) return;
    let isLeft = false;
    void readWalletSheets(client).then((read) => !isLeft && setSheets(read));
    return () => {
      isLeft = true;
    };
  }, [client, isNeeded]);
  return sheets;
}
