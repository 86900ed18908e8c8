import type { CustomerSummary } from '../../api/identity/customers.ts';
import { t } from '../../i18n/pl.ts';

/** What a customer is called in a list; of an account made anonymous nothing is left to call it by. */
export function customerName({ firstName, lastName, email, deletedAt }: CustomerSummary): string {
  if (deletedAt) return t.customers.anonymous;
  return `${firstName} ${lastName}`.trim() || email;
}
