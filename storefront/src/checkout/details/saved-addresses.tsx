import type { CustomerProfile } from '../../customer/index.ts';
import type { CheckoutTexts } from '../../i18n/checkout.pl.ts';
import styles from './details-form.module.css';

interface SavedAddressesProps {
  readonly addresses: CustomerProfile['addresses'];
  /** Empty for a new one. */
  readonly initialId: string;
  readonly texts: CheckoutTexts;
}

/** The customer's address book, and the way to another address at its end. */
export function SavedAddresses({ addresses, initialId, texts }: SavedAddressesProps) {
  const rows = [
    ...addresses.map(({ id, firstName, lastName, street, postalCode, city }) => ({
      id: String(id),
      name: `${firstName} ${lastName}`,
      place: `${street.join(', ')}, ${postalCode} ${city}`,
    })),
    { id: '', name: texts.newAddress, place: '' },
  ];
  return (
    <fieldset className={styles.saved}>
      <legend>{texts.savedAddresses}</legend>
      {rows.map(({ id, name, place }) => (
        <label key={id} className={styles.choice}>
          <input type="radio" name="savedId" value={id} defaultChecked={id === initialId} />
          <span>
            {name}
            {place && <small>{place}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
