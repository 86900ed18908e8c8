import type { Faults } from '../../forms/faults-at-fields.ts';
import { FormRow } from '../../forms/form-page.tsx';
import { TypedField } from '../../forms/typed-field.tsx';
import { t } from '../../i18n/pl.ts';
import { hasSeller, type SellerFormValues } from './site.form-values.ts';

export interface SellerFieldsProps {
  readonly values: SellerFormValues;
  readonly faults: Faults;
  readonly onChange: (change: Partial<SellerFormValues>) => void;
}

/** Who sells. With one of the fields filled in, most of the others are needed too. */
export function SellerFields(text: SellerFieldsProps) {
  const { sellerFields: labels } = t.sites;
  const isRequired = hasSeller(text.values);
  return (
    <>
      <FormRow>
        <TypedField {...text} name="name" label={labels.name} isRequired={isRequired} />
        <TypedField {...text} name="street" label={labels.street} isRequired={isRequired} />
      </FormRow>
      <FormRow>
        <TypedField {...text} name="postcode" label={labels.postcode} isRequired={isRequired} />
        <TypedField {...text} name="city" label={labels.city} isRequired={isRequired} />
      </FormRow>
      <FormRow>
        <TypedField {...text} name="nip" label={labels.nip} inputMode="numeric" isRequired={isRequired} />
        <TypedField {...text} name="regon" label={labels.regon} inputMode="numeric" />
        <TypedField {...text} name="register" label={labels.register} />
      </FormRow>
      <FormRow>
        <TypedField {...text} name="email" label={labels.email} type="email" isRequired={isRequired} />
        <TypedField {...text} name="complaintEmail" label={labels.complaintEmail} type="email" />
        <TypedField {...text} name="returnEmail" label={labels.returnEmail} type="email" />
        <TypedField {...text} name="phone" label={labels.phone} type="tel" isRequired={isRequired} />
      </FormRow>
    </>
  );
}
