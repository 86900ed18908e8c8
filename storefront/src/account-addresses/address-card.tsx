import { formatNip, formatPhone } from '@witryna/module-schemas';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { savedAt } from '../account/index.ts';
import type { ShopClient } from '../api/shop-client.ts';
import type { CustomerProfile } from '../customer/index.ts';
import type { AreaTexts } from '../i18n/areas/area-texts.ts';
import { fillIn } from '../i18n/messages.ts';
import text from '../ui/text-button.module.css';
import styles from './account-addresses.module.css';
import { DELIVERY_COUNTRY, type DefaultKind, nameOf, personOf, type SavedAddress } from './address-book.ts';
import { AddressForm } from './address-form.tsx';
import type { AddressKind } from './address-section.tsx';
import type { Book } from './use-book.ts';

interface AddressCardProps {
  readonly kind: AddressKind;
  readonly address: SavedAddress;
  readonly book: Book;
  readonly shop: ShopClient;
  readonly person: CustomerProfile;
  /** BCP 47. */
  readonly language: string;
  readonly texts: AreaTexts['customer'];
}

/** One address: what it says, what it stands for, and what can be done with it. Its form opens in its place. */
export function AddressCard({ kind, address, book, shop, person, language, texts }: AddressCardProps) {
  const { addresses: words } = texts;
  const change = useRef<HTMLButtonElement>(null);
  const remove = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isWorking, setWorking] = useState(false);
  const [fault, setFault] = useState('');
  const [saved, setSaved] = useState('');
  const isAbroad = address.country_code !== DELIVERY_COUNTRY;
  const name = nameOf(address);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes into the book
  useEffect(() => {
    if (book.takesFocus(address.id)) (change.current ?? remove.current)?.focus();
  }, []);

  function close(message: string) {
    flushSync(() => {
      setOpen(false);
      setSaved(message);
    });
    change.current?.focus();
  }

  /** Runs an act once; what the shop refuses is said at the address that it is about. */
  async function run(act: () => Promise<string | undefined>): Promise<boolean> {
    if (isWorking) return false;
    setWorking(true);
    setFault('');
    setSaved('');
    const refusal = await act();
    flushSync(() => {
      setWorking(false);
      setFault(refusal ?? '');
    });
    return refusal === undefined;
  }

  async function makeDefault(of: DefaultKind, sentence: string) {
    if (!(await run(() => book.makeDefault(address, of)))) return;
    flushSync(() => setSaved(fillIn(sentence, { address: name })));
    // The button that was pressed is gone.
    (change.current ?? remove.current)?.focus();
  }

  if (isOpen) {
    return (
      <AddressForm
        shop={shop}
        person={person}
        language={language}
        texts={texts}
        title={kind === 'invoice' ? words.invoices : words.addresses}
        hasCompany={kind === 'invoice'}
        address={address}
        onCancel={() => close('')}
        onSaved={async () => {
          await book.changed(undefined);
          close(savedAt(texts.account, language));
        }}
      />
    );
  }

  const act = (label: string, onPress: () => void) => ({
    type: 'button' as const,
    className: text.textButton,
    'aria-label': fillIn(words.actOn, { act: label, address: name }),
    'aria-disabled': isWorking || undefined,
    onClick: onPress,
  });
  return (
    <article className={styles.card} aria-label={name}>
      {(address.default_shipping || address.default_billing) && (
        <ul className={styles.marks}>
          {address.default_shipping && <li>{words.defaultDelivery}</li>}
          {address.default_billing && <li>{words.defaultBilling}</li>}
        </ul>
      )}
      <AddressLines address={address} language={language} nip={words.nip} />
      {isAbroad && <p className={styles.abroad}>{words.abroad}</p>}
      <div className={styles.acts}>
        {!isAbroad && (
          <button {...act(texts.account.change, () => setOpen(true))} ref={change}>
            {texts.account.change}
          </button>
        )}
        <button {...act(words.remove, () => void run(() => book.remove(address)))} ref={remove}>
          {words.remove}
        </button>
        {!address.default_shipping && !isAbroad && kind === 'address' && (
          <button {...act(words.makeDelivery, () => void makeDefault('default_shipping', words.isDelivery))}>
            {words.makeDelivery}
          </button>
        )}
        {!address.default_billing && (
          <button {...act(words.makeBilling, () => void makeDefault('default_billing', words.isBilling))}>
            {words.makeBilling}
          </button>
        )}
      </div>
      <p className={styles.said} role="status">
        {saved}
      </p>
      <p className={styles.fault} role="alert">
        {fault}
      </p>
    </article>
  );
}

interface AddressLinesProps {
  readonly address: SavedAddress;
  readonly language: string;
  readonly nip: string;
}

/** As it stands on an envelope. */
function AddressLines({ address, language, nip }: AddressLinesProps) {
  const { company, vat_id, street, postcode, city, country_code, telephone } = address;
  const isAbroad = country_code !== null && country_code !== DELIVERY_COUNTRY;
  const lines = [
    company && personOf(address),
    ...(street ?? []),
    [postcode, city].filter(Boolean).join(' '),
    isAbroad && new Intl.DisplayNames(language, { type: 'region' }).of(country_code),
    telephone && formatPhone(telephone),
    vat_id && fillIn(nip, { nip: formatNip(vat_id) }),
  ];
  return (
    <div className={styles.lines}>
      <h3 className={styles.name}>{company || personOf(address)}</h3>
      {lines.filter(Boolean).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity
        <p key={index}>{line}</p>
      ))}
    </div>
  );
}
