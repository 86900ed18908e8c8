import type { ShopClient } from '../api/shop-client.ts';
import type { RenewedToken } from '../customer/index.ts';
import type { AccountTexts } from '../i18n/areas/customer/account.pl.ts';
import type { ProfileTexts } from '../i18n/areas/customer/profile.pl.ts';

/** What each form of the profile is given. */
export interface ProfileFormProps {
  readonly shop: ShopClient;
  /** BCP 47. */
  readonly language: string;
  readonly texts: ProfileTexts;
  readonly account: AccountTexts;
  /** Where somebody without a password, or with a forgotten one, gets a link for it. */
  readonly resetAddress: string;
  readonly onCancel: () => void;
  readonly onSaved: () => Promise<void> | void;
}

/** A change that ends every token: false where it was not made. */
export type WithRenewal = <Data>(
  change: () => Promise<Data | undefined>,
  renewedOf: (data: Data) => RenewedToken | null | undefined,
) => Promise<boolean>;
