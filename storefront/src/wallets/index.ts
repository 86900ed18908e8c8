export { useWalletOpener } from './use-wallet-opener.ts';
export { useWalletSheets } from './use-wallet-sheets.ts';
export { useWallets } from './use-wallets.ts';
export { isWallet, WALLET_NAMES, type WalletCode, walletData } from './wallet-code.ts';
export type { OpenWallet, WalletContact, WalletOutcome, WalletSheets } from './wallet-sheet.ts';
