import type { ShopClient } from '../api/shop-client.ts';
import { ReadWalletSheetsDocument } from './read-wallet-sheets.gen.ts';
import type { WalletSheets } from './wallet-sheet.ts';

/** What the shop opens wallets with; undefined where it does not answer. */
export async function readWalletSheets(client: Pick<ShopClient, 'query'>): Promise<WalletSheets | undefined> {
  return (await client.query(ReadWalletSheetsDocument, {})).data?.walletSheets;
}
