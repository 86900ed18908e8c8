import type { Site } from '../content/sites/index.ts';
import type { MailShop } from './layout/mail-document.ts';

/** The shop of a site as its mails name it, with the mailbox that answers go to. */
export function mailShopOf({ name, address, properties }: Pick<Site, 'name' | 'address' | 'properties'>): MailShop {
  const email = properties.seller?.email;
  return { name, address, ...(email && { email }) };
}
