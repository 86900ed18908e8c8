import type { ShopAsker } from './ask-shop.ts';
import type { LinkSecrets } from './link-secrets.ts';
import type { MailLinkPath } from './mail-link-paths.ts';
import type { ShopAnswer } from './shop-answer.ts';

/** Pages that take one press. */
export type ConfirmPath = Exclude<
  MailLinkPath,
  '/reset-password' | '/request-reset-password' | '/order' | '/payment-return'
>;

interface ConfirmQuestion {
  /** Names of the secrets in the link. */
  readonly secrets: readonly string[];
  ask(asker: ShopAsker, secrets: LinkSecrets): Promise<ShopAnswer>;
}

const CONFIRM_EMAIL =
  'mutation ($email: String!, $key: String!) { confirmEmail(input: { email: $email, confirmation_key: $key }) { customer { email } } }';

const postToken = (path: string): ConfirmQuestion => ({
  secrets: ['token'],
  ask: (asker, { token = '' }) => asker.post(path, token),
});

/** What each page asks of the shop when its button is pressed. */
export const confirmQuestions: Readonly<Record<ConfirmPath, ConfirmQuestion>> = {
  '/newsletter/confirm': postToken('/newsletter/confirm'),
  '/newsletter/unsubscribe': postToken('/newsletter/unsubscribe'),
  '/stock-alert/confirm': postToken('/stock-alerts/confirm'),
  '/confirm-email': {
    secrets: ['email', 'key'],
    ask: (asker, { email = '', key = '' }) => asker.mutate(CONFIRM_EMAIL, { email, key }),
  },
};

/** True for a page that takes one press. */
export function isConfirmPath(path: MailLinkPath): path is ConfirmPath {
  return path in confirmQuestions;
}
