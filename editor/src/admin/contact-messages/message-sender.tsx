import { formatPhone } from '@witryna/module-schemas';
import { Link } from 'react-router-dom';
import type { ContactMessage } from '../../api/operations/contact-messages.ts';
import { t } from '../../i18n/pl.ts';
import card from '../../lists/list-card.module.css';

/** Who wrote, and the account that is known of them. */
export function MessageSender({ message }: { readonly message: ContactMessage }) {
  const words = t.contactMessages;
  const { name, email, telephone, account } = message;
  return (
    <p className={card.line}>
      <strong>{name}</strong>
      <a href={`mailto:${email}`}>{email}</a>
      {telephone && <a href={`tel:${telephone.replaceAll(' ', '')}`}>{formatPhone(telephone)}</a>}
      {account && (
        <Link to={`/customers/${account.id}`}>{account.wasSignedIn ? words.account : words.accountOfEmail}</Link>
      )}
    </p>
  );
}
