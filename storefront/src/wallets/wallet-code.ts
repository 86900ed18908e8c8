/** Wallets that a browser can have, by their codes of payment. */
export type WalletCode = 'apple-pay' | 'gpay';

/** Whether a way of payment is opened by the browser itself. */
export const isWallet = (code: string | undefined): code is WalletCode => code === 'apple-pay' || code === 'gpay';
