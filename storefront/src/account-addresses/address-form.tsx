import { useEffect, useId, useRef } from 'react';
import { SavingForm, useSaving } from '../account/index.ts';
import { type AddressField, AddressFields, type CompanyField } from '../address-form/index.ts';
import type { ShopClient } from '../api/shop-client.ts';
import type { CustomerProfile } from '../customer/index.ts';
import { TextField } from '../forms/text-field.tsx';
import { type AreaTexts, areaTextsOf } from '../i18n/areas/area-texts.ts';
import { townsOfPostcode } from '../parcel-points/index.ts';
import { AddAddressDocument, ChangeAddressDocument } from './account-addresses.gen.ts';
import styles from './account-addresses.module.css';
import type { DefaultKind, SavedAddress } from './address-book.ts';
import { checkValues, inputOf, readValues, SHOP_NAMES, valuesOf } from './address-values.ts';

interface AddressFormProps {
  readonly title: string;
  /** Undefined for a new one. */
  readonly address: SavedAddress | undefined;
  /** Invoices name a company and its NIP. */
  readonly hasCompany: boolean;
  readonly shop: ShopClient;
  readonly person: CustomerProfile;
  /** BCP 47. */
  readonly language: string;
  readonly texts: AreaTexts['customer'];
  readonly onCancel: () => void;
  readonly onSaved: (id: number | undefined) => Promise<void>;
}

/** A new address, or another wording of a saved one. */
export function AddressForm(props: AddressFormProps) {
  const { title, address, hasCompany, shop, person, language, texts, onCancel, onSaved } = props;
  const saving = useSaving(language);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const fieldTexts = areaTextsOf(language, 'shop').checkout;
  const known = valuesOf(address, person);

  useEffect(() => root.current?.querySelector('input')?.focus(), []);

  async function save(data: FormData) {
    const values = readValues(data, known);
    const input = inputOf(values, hasCompany);
    const answered = await saving.save(checkValues(values, hasCompany, fieldTexts), () =>
      address
        ? shop.query(ChangeAddressDocument, { id: address.id, input })
        : shop.query(AddAddressDocument, { input }),
    );
    if (answered) await onSaved(answered.saved?.id ?? undefined);
  }

  const field = (name: AddressField | CompanyField) => ({
    name: SHOP_NAMES[name],
    id: `${id}${name}`,
    defaultValue: known[name],
    error: saving.faults[SHOP_NAMES[name]],
  });
  return (
    <div ref={root}>
      <SavingForm saving={saving} texts={texts.account} onSave={save} onCancel={onCancel}>
        {hasCompany && (
          <>
            <TextField {...field('company')} label={fieldTexts.invoiceCompany} autoComplete="organization" required />
            <TextField {...field('nip')} label={fieldTexts.invoiceNip} inputMode="numeric" required />
          </>
        )}
        <AddressFields
          title={title}
          texts={fieldTexts}
          field={field}
          section={hasCompany ? 'billing' : 'shipping'}
          phoneHint={texts.addresses.phoneHint}
          townsOf={townsOfPostcode}
        />
        <div className={styles.defaults}>
          {!hasCompany && <DefaultBox kind="default_shipping" isSet={known.default_shipping} texts={texts.addresses} />}
          <DefaultBox kind="default_billing" isSet={known.default_billing} texts={texts.addresses} />
          {(known.default_billing || known.default_shipping) && (
            <p className={styles.abroad}>{texts.addresses.stays}</p>
          )}
        </div>
      </SavingForm>
    </div>
  );
}

interface DefaultBoxProps {
  readonly kind: DefaultKind;
  /** It is one already: it stays until another one is. */
  readonly isSet: boolean;
  readonly texts: AreaTexts['customer']['addresses'];
}

function DefaultBox({ kind, isSet, texts }: DefaultBoxProps) {
  const label = kind === 'default_shipping' ? texts.defaultDelivery : texts.defaultBilling;
  return (
    <label className={styles.choice}>
      <input type="checkbox" name={kind} defaultChecked={isSet} disabled={isSet} />
      <span>{label}</span>
    </label>
  );
}
