import type { CustomerSummary } from '../../api/identity/customers.ts';
import { t } from '../../i18n/pl.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import styles from './customer-badges.module.css';

/** What distinguishes an account. */
export function CustomerBadges({ customer }: { readonly customer: CustomerSummary }) {
  const { isPremium, isSubscribed, isActive, deletedAt, friendsAndFamilyStatus } = customer;
  return (
    <span className={styles.marks}>
      {deletedAt && <Badge>{t.customers.deleted}</Badge>}
      {!isActive && !deletedAt && <Badge tone="danger">{t.customers.inactive}</Badge>}
      {isPremium && <Badge tone="accent">{t.customers.premium}</Badge>}
      {friendsAndFamilyStatus === 'waiting' && <Badge tone="warning">{t.customers.waiting}</Badge>}
      {isSubscribed && <Badge tone="success">{t.customers.subscribed}</Badge>}
    </span>
  );
}
