export { useWalletOpener } from './use-wallet-opener.ts';
export { useWallets } from './use-wallets.ts';
export { isWallet, type WalletCode } from './wallet-code.ts';
export type { OpenWallet, WalletOutcome, WalletSheets } from './wallet-sheet.ts';
