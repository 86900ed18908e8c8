import type { WalletSheetsPartsFragment } from '../api/operations.gen.ts';

/** What the shop opens wallets with; one that is null is paid on the provider's page. */
export type WalletSheets = WalletSheetsPartsFragment;
export type AppleSheet = NonNullable<WalletSheets['apple_pay']>;
export type GoogleSheet = NonNullable<WalletSheets['google_pay']>;

/** What the sheet of a wallet shows and asks for. */
export interface WalletRequest {
  /** In minor units. */
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
  /** Asks where the parcel goes and whom to write to, since nobody has told the shop. */
  readonly asksContact?: boolean;
}

/** Where the parcel goes, as the wallet knows it. What it does not know is empty: the shop says what is missing. */
export interface WalletContact {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  /** Lines of the street. */
  readonly street: readonly string[];
  readonly postcode: string;
  readonly city: string;
  /** ISO 3166 */
  readonly countryCode: string;
}

/** How a sheet was left. */
export type WalletOutcome =
  | {
      readonly kind: 'paid';
      /** The encrypted card, for the provider alone. */
      readonly token: string;
      /** Where it was asked for. */
      readonly contact?: WalletContact | undefined;
      /** Closes the sheet once it is known whether the order was taken. */
      readonly complete: (isTaken: boolean) => void;
    }
  /** The shopper has closed it. */
  | { readonly kind: 'closed' }
  /** It cannot be opened here: there is no card in it, or nobody answers. */
  | { readonly kind: 'absent' };

/** Opens the sheet. Called while a press is handled: browsers open no wallet by themselves. */
export type OpenWallet = (request: WalletRequest) => Promise<WalletOutcome>;

/** An amount as wallets take it, `134.89`. */
export const walletAmount = (amount: number): string => (amount / 100).toFixed(2);
