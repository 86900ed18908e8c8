import { formatDays, formatNip, formatPhone } from '@witryna/module-schemas';
import { MarkOfWay } from '@witryna/modules/marks';
import { type ReactNode, useId, useState } from 'react';
import { fillIn } from '../i18n/messages.ts';
import type { OrderAddressOnPage, OrderLocale, OrderOnPage } from '../order-parts/index.ts';
import buttons from '../ui/text-button.module.css';
import styles from './order-page.module.css';
import { isStillComing } from './order-stages.ts';

interface DetailsProps {
  readonly order: OrderOnPage;
  readonly locale: OrderLocale;
}

/** The details of an order, which can be folded away. */
export function FoldedDetails({ order, locale }: DetailsProps) {
  const [isShown, setShown] = useState(true);
  const id = useId();
  const { hideDetails, showDetails } = locale.texts;
  return (
    <div>
      <button
        type="button"
        className={buttons.textButton}
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? hideDetails : showDetails}
      </button>
      <div id={id} hidden={!isShown}>
        <Details order={order} locale={locale} />
      </div>
    </div>
  );
}

/** How it comes, how it is paid, to whom. */
export function Details({ order, locale }: DetailsProps) {
  const { texts, language } = locale;
  const { delivery_estimate: estimate, pickup_point: point } = order;
  const parcels = order.shipments.flatMap(({ tracking }) => tracking);
  return (
    <section className={styles.section}>
      <dl className={styles.facts}>
        <Fact name={texts.method}>
          {order.shipping_method && <Way name={order.shipping_method} />}
          <Parcels parcels={parcels} texts={texts} />
        </Fact>
        {point && (
          <Fact name={texts.point}>
            {point.code}, {point.address}
          </Fact>
        )}
        {estimate && isStillComing(order) && (
          <Fact name={texts.days}>{formatDays(estimate.from, estimate.to, language)}</Fact>
        )}
        <Fact name={texts.payment}>
          {order.payment_methods.map(({ name }) => (
            <Way key={name} name={name} />
          ))}
        </Fact>
        <Fact name={point ? texts.recipient : texts.shippingAddress}>
          <Address of={order.shipping_address} />
        </Fact>
        <Fact name={texts.billingAddress}>
          {isSamePlace(order.shipping_address, order.billing_address) ? (
            <span>{point ? texts.sameRecipient : texts.sameAddress}</span>
          ) : (
            <Address of={order.billing_address} />
          )}
        </Fact>
      </dl>
    </section>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className={styles.quiet}>{name}</dt>
      <dd className={styles.lines}>{children}</dd>
    </div>
  );
}

/** A way of delivery or payment with its drawing. */
function Way({ name }: { readonly name: string }) {
  return (
    <span className={styles.way}>
      <MarkOfWay name={name} />
      {name}
    </span>
  );
}

/** True when the billing address repeats the delivery address. */
function isSamePlace(shipping: OrderAddressOnPage, { company, vat_id: nip, ...billing }: OrderAddressOnPage): boolean {
  if (company || nip) return false;
  const lines = ({ firstname, lastname, street, postcode, city }: typeof billing) =>
    [firstname, lastname, ...street, postcode, city].join('\n');
  return lines(shipping) === lines(billing);
}

function Address({ of: address }: { readonly of: OrderAddressOnPage }) {
  const { firstname, lastname, company, vat_id: nip, street, postcode, city, telephone } = address;
  const lines = [
    company,
    nip && `NIP\u00a0${formatNip(nip)}`,
    `${firstname} ${lastname}`,
    ...street,
    `${postcode ?? ''} ${city}`,
    telephone && formatPhone(telephone),
  ];
  return lines.filter(Boolean).map((line) => <span key={line}>{line}</span>);
}

interface ParcelsProps {
  readonly parcels: OrderOnPage['shipments'][number]['tracking'];
  readonly texts: OrderLocale['texts'];
}

/** Where each parcel is; several are counted, so that nobody waits for one that is still to come. */
function Parcels({ parcels, texts }: ParcelsProps) {
  if (parcels.length === 0) return null;
  const count = String(parcels.length);
  return (
    <ul className={`plain-list ${styles.parcels}`}>
      {parcels.map(({ number, url, title }, index) => (
        <li key={number}>
          {parcels.length > 1 && (
            <span className={styles.quiet}>
              {[fillIn(texts.parcelOf, { index: String(index + 1), count }), title].filter(Boolean).join(', ')}
            </span>
          )}
          {url ? (
            <a href={url} rel="noreferrer">
              {fillIn(texts.track, { number })}
            </a>
          ) : (
            <span>{parcels.length > 1 ? number : `${title} ${number}`}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
