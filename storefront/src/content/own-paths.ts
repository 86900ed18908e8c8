/** Address of the error page, inside a site. */
export const ERROR_PATH = '/error';

/** Pages that links in mails lead to, the one that asks for such a mail, and where payments come back to. Paths inside a site. */
export const MAIL_LINK_PATHS = [
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/stock-alert/confirm',
  '/confirm-email',
  '/reset-password',
  '/request-reset-password',
  '/order',
  '/payment-return',
] as const;

export type MailLinkPath = (typeof MAIL_LINK_PATHS)[number];

/** True for a path that one of these pages answers. */
export function isMailLinkPath(path: string): path is MailLinkPath {
  return (MAIL_LINK_PATHS as readonly string[]).includes(path);
}
