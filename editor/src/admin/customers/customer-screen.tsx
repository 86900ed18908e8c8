import { useQuery } from '@tanstack/react-query';
import { formatPhone } from '@witryna/module-schemas';
import { Link, useParams } from 'react-router-dom';
import { useApi } from '../../api/api-context.tsx';
import { type Customer, type CustomerAddress, customerQuery } from '../../api/identity/customers.ts';
import { LoadedRecord } from '../../forms/loaded-record.tsx';
import { formatDay } from '../../i18n/format.ts';
import { t } from '../../i18n/pl.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { RecordHeading } from '../../ui/layout/record-heading.tsx';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import { CustomerAccount } from './customer-account.tsx';
import { CustomerBadges } from './customer-badges.tsx';
import { CustomerConsents } from './customer-consents.tsx';
import { customerName } from './customer-name.ts';
import styles from './customer-screen.module.css';
import { FriendsAndFamily } from './friends-and-family.tsx';

const BACK = { to: '/customers', label: t.customers.title };

/** One customer: the data are theirs to change; staff decide on friends and family. */
export function CustomerScreen() {
  const { id } = useParams();
  const customer = useQuery(customerQuery(useApi(), Number(id)));
  return (
    <LoadedRecord query={customer} back={BACK}>
      {(opened) => <CustomerDetails customer={opened} />}
    </LoadedRecord>
  );
}

function CustomerDetails({ customer }: { readonly customer: Customer }) {
  const name = customerName(customer);
  useDocumentTitle(name);
  const { email, phone, dateOfBirth, createdAt, emailConfirmedAt, deletedAt, signInProviders = [] } = customer;
  const facts: readonly (readonly [string, string | undefined])[] = [
    [t.customers.fields.email, email],
    [t.customers.fields.phone, phone && formatPhone(phone)],
    [t.customers.fields.dateOfBirth, dateOfBirth && formatDay(dateOfBirth)],
    [t.customers.fields.since, formatDay(createdAt)],
    [t.customers.fields.confirmed, emailConfirmedAt ? formatDay(emailConfirmedAt) : t.customers.notConfirmed],
    [t.customers.fields.providers, signInProviders.join(', ')],
    [t.customers.fields.deleted, deletedAt && formatDay(deletedAt)],
  ];
  return (
    <>
      <RecordHeading title={name} back={BACK} badges={<CustomerBadges customer={customer} />} />
      <div className={styles.parts}>
        <Card title={t.customers.data}>
          <dl className={styles.facts}>
            {facts.map(
              ([term, value]) =>
                value && (
                  <div key={term}>
                    <dt>{term}</dt>
                    <dd>{value}</dd>
                  </div>
                ),
            )}
          </dl>
          {!deletedAt && <Link to={`/orders?search=${encodeURIComponent(email)}`}>{t.customers.orders}</Link>}
        </Card>
        {!deletedAt && <FriendsAndFamily customer={customer} />}
        {!deletedAt && <CustomerAccount customer={customer} />}
        <CustomerConsents consents={customer.consents} />
        <Card title={t.customers.addresses}>
          {customer.addresses.length === 0 && <p className={styles.none}>{t.customers.noAddresses}</p>}
          <ul className={styles.addresses}>
            {customer.addresses.map((address) => (
              <AddressCard key={address.id} address={address} />
            ))}
          </ul>
        </Card>
      </div>
    </>
  );
}

function AddressCard({ address }: { readonly address: CustomerAddress }) {
  const { firstName, lastName, company, vatId, street, postcode, city, countryCode, phone } = address;
  const lines = [
    `${firstName} ${lastName}`,
    company,
    vatId && t.customers.vatId(vatId),
    ...street,
    [postcode, city].filter(Boolean).join(' '),
    countryCode,
    phone && formatPhone(phone),
  ];
  return (
    <li className={styles.address}>
      {lines.map((line) => line && <span key={line}>{line}</span>)}
      <span className={styles.marks}>
        {address.isDefaultShipping && <Badge>{t.customers.shipping}</Badge>}
        {address.isDefaultBilling && <Badge>{t.customers.billing}</Badge>}
      </span>
    </li>
  );
}
