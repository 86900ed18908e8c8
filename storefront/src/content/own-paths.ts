import { FORM_PATHS } from '@witryna/module-schemas';

/** A form that is posted as it stands where no script runs. */
export type PostedForm = keyof typeof FORM_PATHS;

/** The form that is posted to a path of a site; undefined when none is. */
export function postedFormOf(path: string): PostedForm | undefined {
  if (path === FORM_PATHS.newsletter) return 'newsletter';
  return path === FORM_PATHS.contact ? 'contact' : undefined;
}

/** Address of the error page, inside a site. */
export const ERROR_PATH = '/error';

/** Pages that links in mails lead to, the one that asks for such a mail, the cart, and where payments come back to. Paths inside a site. */
export const MAIL_LINK_PATHS = [
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/stock-alert/confirm',
  '/confirm-email',
  '/reset-password',
  '/request-reset-password',
  '/cart',
  '/order',
  '/payment-return',
] as const;

export type MailLinkPath = (typeof MAIL_LINK_PATHS)[number];

/** True for a path that one of these pages answers. */
export function isMailLinkPath(path: string): path is MailLinkPath {
  return (MAIL_LINK_PATHS as readonly string[]).includes(path);
}
