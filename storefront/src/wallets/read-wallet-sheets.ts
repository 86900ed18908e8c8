import type { ShopClient } from '../api/shop-client.ts';
import type { WalletSheets } from './wallet-sheet.ts';
import { ReadWalletSheetsDocument } from './wallets.gen.ts';

/** What the shop opens wallets with; undefined where it does not answer. */
export async function readWalletSheets(client: Pick<ShopClient, 'query'>): Promise<WalletSheets | undefined> {
  return (await client.query(ReadWalletSheetsDocument, {})).data?.walletSheets;
}
