import type { Messages } from './pl.ts';
import type { CommonTexts, ScreenTexts } from './screens.pl.ts';
import type { ShopActionTexts } from './shop-actions.pl.ts';

/** The pages that sites without a cart have: those that mails lead to, and what a visitor allows. */
export type ContentScreen =
  | '/newsletter/confirm'
  | '/newsletter/unsubscribe'
  | '/stock-alert/confirm'
  | '/manage-cookies';

/** What the storefront says in one language; what the newest lack is said in English, where that is known. */
export interface LanguageTexts {
  readonly messages: Partial<Messages>;
  readonly actions: Partial<ShopActionTexts>;
  /** Polish and English have all pages of mails, in files of their own. */
  readonly screens?: {
    readonly common: Partial<CommonTexts>;
    readonly pages: Readonly<Record<ContentScreen, ScreenTexts>>;
  };
}
