import { useId, useRef, useState } from 'react';
import { phoneInThrees } from '../../forms/phone-number.ts';
import { TextField } from '../../forms/text-field.tsx';
import type { CheckoutTexts } from '../../i18n/checkout.pl.ts';
import { fillIn } from '../../i18n/messages.ts';
import { createAnnouncer } from '../../notices/index.ts';
import { lacksHouseNumber } from './check-details.ts';
import styles from './details-form.module.css';
import type { FieldParts } from './details-form.tsx';
import { type AddressField, fieldOfDelivery, type TextField as Name } from './details-values.ts';

interface AddressFieldsProps {
  readonly title: string;
  readonly texts: CheckoutTexts;
  /** A field of this address, by its name in the first one. */
  readonly field: (name: AddressField, delivery: (name: AddressField) => Name) => FieldParts;
  /** What browsers fill in here. */
  readonly section: 'shipping' | 'billing';
  readonly phoneHint: string;
  readonly townsOf: (postcode: string) => Promise<readonly string[]>;
}

/** Name, phone and address of somebody in Poland. */
export function AddressFields({ title, texts, field, section, phoneHint, townsOf }: AddressFieldsProps) {
  const of = (name: AddressField) => field(name, fieldOfDelivery);
  const listId = useId();
  const city = useRef<HTMLDivElement>(null);
  const [towns, setTowns] = useState<readonly string[]>([]);
  const [asksForNumber, setAsksForNumber] = useState(false);
  const latest = useRef('');

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
        <TextField {...of('firstName')} label={texts.firstName} autoComplete={`${section} given-name`} />
        <TextField {...of('lastName')} label={texts.lastName} autoComplete={`${section} family-name`} />
      </div>
      <TextField
        {...of('phone')}
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
        {...of('street')}
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
          {...of('postcode')}
          label={texts.postcode}
          inputMode="numeric"
          autoComplete={`${section} postal-code`}
          onBlur={({ target }) => void findTowns(target.value)}
        />
        <div ref={city}>
          <TextField
            {...of('city')}
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
