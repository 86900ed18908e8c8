import { subscribe } from '../../../newsletter/index.ts';
import type { PlacedHook } from '../orders.ts';

/**
 * Who ticked the newsletter in the checkout is asked by mail to confirm it. It comes along with the order, and is never a
 * condition of it; nobody has shown yet that the mailbox is theirs.
 */
export const followNewsletter: PlacedHook = async (trx, { consents, emailKey, createdAt }, site) => {
  if (!consents.some(({ agreement, isGranted }) => agreement === 'newsletter' && isGranted)) return;
  await subscribe(trx, { email: emailKey, source: 'checkout', isProven: false }, site, createdAt);
};
