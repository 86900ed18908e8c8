import { useId, useRef, useState } from 'react';
import { phoneInThrees } from '../forms/phone-number.ts';
import { TextField } from '../forms/text-field.tsx';
import type { CheckoutTexts } from '../i18n/checkout.pl.ts';
import { fillIn } from '../i18n/messages.ts';
import { createAnnouncer } from '../notices/index.ts';
import type { AddressField } from './address-field.ts';
import styles from './address-form.module.css';
import { lacksHouseNumber } from './check-address-field.ts';

/** What a field's part of the form needs of it. */
export interface FieldParts {
  readonly name: string;
  readonly id: string;
  readonly defaultValue: string;
  readonly error?: string | undefined;
  readonly isGood?: boolean;
}

interface AddressFieldsProps {
  readonly title: string;
  readonly texts: CheckoutTexts;
  /** A field of this address. */
  readonly field: (name: AddressField) => FieldParts;
  /** What browsers fill in here. */
  readonly section: 'shipping' | 'billing';
  readonly phoneHint: string;
  readonly townsOf: (postcode: string) => Promise<readonly string[]>;
}

/** Name, phone and address of somebody in Poland. */
export function AddressFields({ title, texts, field, section, phoneHint, townsOf }: AddressFieldsProps) {
  const listId = useId();
  const city = useRef<HTMLDivElement>(null);
  const [towns, setTowns] = useState<readonly string[]>([]);
  const [asksForNumber, setAsksForNumber] = useState(false);
  const latest = useRef('');
  const phone = field('phone');

  /** Fills in the one town of a code where none is typed; of several the field offers a list. */
  async function findTowns(postcode: string) {
    latest.current = postcode;
    const found = await townsOf(postcode);
    if (latest.current !== postcode) return;
    setTowns(found);
    const input = city.current?.querySelector('input');
    const [town] = found;
    if (input?.value.trim() !== '' || found.length !== 1 || town === undefined) return;
    input.value = town;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    createAnnouncer(document)(fillIn(texts.townFound, { town }), 'polite');
  }

  return (
    <fieldset className={styles.address}>
      <legend>{title}</legend>
      <div className={styles.pair}>
        <TextField {...field('firstName')} label={texts.firstName} autoComplete={`${section} given-name`} />
        <TextField {...field('lastName')} label={texts.lastName} autoComplete={`${section} family-name`} />
      </div>
      <TextField
        {...phone}
        // As it is shown when it was typed here: of an account or an order it comes as `+48600100200`.
        defaultValue={phoneInThrees(phone.defaultValue)}
        label={texts.phone}
        hint={phoneHint}
        type="tel"
        inputMode="tel"
        autoComplete={`${section} tel`}
        onBlur={({ target }) => {
          target.value = phoneInThrees(target.value);
        }}
      />
      <TextField
        {...field('street')}
        label={texts.street}
        autoComplete={`${section} address-line1`}
        onBlur={({ target }) => setAsksForNumber(lacksHouseNumber(target.value))}
      >
        {asksForNumber && (
          <p className={styles.question} role="status">
            {texts.streetQuestion}
          </p>
        )}
      </TextField>
      <div className={styles.codeAndTown}>
        <TextField
          {...field('postcode')}
          label={texts.postcode}
          inputMode="numeric"
          autoComplete={`${section} postal-code`}
          onBlur={({ target }) => void findTowns(target.value)}
        />
        <div ref={city}>
          <TextField
            {...field('city')}
            label={texts.city}
            autoComplete={`${section} address-level2`}
            list={towns.length > 1 ? listId : undefined}
          />
          <datalist id={listId}>
            {towns.map((town) => (
              <option key={town} value={town} />
            ))}
          </datalist>
        </div>
      </div>
      <p className={styles.note}>
        <span className="visually-hidden">{texts.countryLabel}: </span>
        {texts.country}
      </p>
    </fieldset>
  );
}
