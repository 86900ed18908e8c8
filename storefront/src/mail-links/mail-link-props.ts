import type { PageTexts } from '../i18n/mail-link-texts.ts';
import type { ShopAsker } from './ask-shop.ts';

/** What each of these pages gets. */
export interface MailLinkProps {
  readonly texts: PageTexts;
  readonly asker: ShopAsker;
  /** The address of a path of the site. */
  readonly addressOf: (path: string) => string;
}
