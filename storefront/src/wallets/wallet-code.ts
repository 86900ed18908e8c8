/** Wallets that a browser can have, by their codes of payment. */
export type WalletCode = 'apple-pay' | 'gpay';

/** As their makers write them, in every language. */
export const WALLET_NAMES: Readonly<Record<WalletCode, string>> = { 'apple-pay': 'Apple Pay', gpay: 'Google Pay' };

/** The wallet's token as the shop takes it, in `additional_data` of the way of payment. */
export const walletData = (code: WalletCode, token: string) =>
  code === 'gpay' ? { gpay: { token } } : { apple_pay: { token } };

/** Whether a way of payment is opened by the browser itself. */
export const isWallet = (code: string | undefined): code is WalletCode => code === 'apple-pay' || code === 'gpay';
