import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { section as sectionStyles } from '../account/index.ts';
import type { ShopClient } from '../api/shop-client.ts';
import type { CustomerProfile } from '../customer/index.ts';
import type { AreaTexts } from '../i18n/areas/area-texts.ts';
import styles from './account-addresses.module.css';
import { AddressCard } from './address-card.tsx';
import { AddressForm } from './address-form.tsx';
import { RemovedAddress } from './removed-address.tsx';
import type { Book, BookRow } from './use-book.ts';

/** An address to live at, or one that invoices are made out to. */
export type AddressKind = 'address' | 'invoice';

interface AddressSectionProps {
  readonly kind: AddressKind;
  readonly rows: readonly BookRow[];
  readonly book: Book;
  readonly shop: ShopClient;
  readonly person: CustomerProfile;
  /** BCP 47. */
  readonly language: string;
  readonly texts: AreaTexts['customer'];
}

/** The cards of one kind, and the way to another one at their end. */
export function AddressSection({ kind, rows, book, ...page }: AddressSectionProps) {
  const { addresses: texts } = page.texts;
  const titleId = useId();
  const addButton = useRef<HTMLButtonElement>(null);
  const [isAdding, setAdding] = useState(false);
  const isInvoice = kind === 'invoice';

  function closeForm() {
    flushSync(() => setAdding(false));
    addButton.current?.focus();
  }

  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 className={sectionStyles.title} id={titleId}>
        {isInvoice ? texts.invoices : texts.addresses}
      </h2>
      {rows.length > 0 ? (
        <ul className={styles.cards}>
          {rows.map(({ address, removed }) => (
            <li key={address.id} className={styles.place} data-removed={removed !== undefined || undefined}>
              {removed === undefined ? (
                <AddressCard {...page} kind={kind} address={address} book={book} />
              ) : (
                <RemovedAddress address={address} sentence={removed} book={book} texts={texts} />
              )}
            </li>
          ))}
        </ul>
      ) : (
        <p className={sectionStyles.quiet}>{isInvoice ? texts.noInvoices : texts.noAddresses}</p>
      )}
      {isAdding ? (
        <div className={styles.adding}>
          <AddressForm
            {...page}
            title={isInvoice ? texts.newInvoice : texts.newAddress}
            hasCompany={isInvoice}
            address={undefined}
            onCancel={closeForm}
            onSaved={async (id) => {
              await book.changed(id);
              setAdding(false);
            }}
          />
        </div>
      ) : (
        <button type="button" className={styles.add} ref={addButton} onClick={() => setAdding(true)}>
          {isInvoice ? texts.addInvoice : texts.addAddress}
        </button>
      )}
    </section>
  );
}
