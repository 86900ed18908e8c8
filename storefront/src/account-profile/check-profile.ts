import { parsePhone } from '@witryna/module-schemas/validation';
import type { FieldFaults } from '../account/index.ts';
import { checkAddressField } from '../address-form/index.ts';
import type { CustomerUpdateInput } from '../api/operations.gen.ts';
import type { ProfileTexts } from '../i18n/areas/customer/profile.pl.ts';
import type { CheckoutTexts } from '../i18n/checkout.pl.ts';

/** Nobody who shops was born before. */
export const EARLIEST_BIRTH = '1900-01-01';

/** What a customer tells of themselves, as it is typed, under the names of the shop. */
export interface ProfileValues {
  readonly firstname: string;
  readonly lastname: string;
  readonly telephone: string;
  /** ISO 8601. */
  readonly date_of_birth: string;
}

/** What is wrong, in sentences: names are required, phone and date of birth may be left empty. `today`: ISO 8601. */
export function checkProfile(
  values: ProfileValues,
  today: string,
  texts: ProfileTexts,
  fieldTexts: CheckoutTexts,
): FieldFaults {
  const { firstname, lastname, telephone, date_of_birth } = values;
  const isBirthGood = date_of_birth === '' || (date_of_birth >= EARLIEST_BIRTH && date_of_birth <= today);
  return {
    firstname: checkAddressField('firstName', firstname, fieldTexts, { isName: true }),
    lastname: checkAddressField('lastName', lastname, fieldTexts, { isName: true }),
    telephone: telephone.trim() === '' ? undefined : checkAddressField('phone', telephone, fieldTexts),
    date_of_birth: isBirthGood ? undefined : texts.birthWrong,
  };
}

/** What the shop is told; a field that was emptied is cleared there. */
export function profileInput({ firstname, lastname, telephone, date_of_birth }: ProfileValues): CustomerUpdateInput {
  return {
    firstname: firstname.trim(),
    lastname: lastname.trim(),
    telephone: parsePhone(telephone) ?? null,
    date_of_birth: date_of_birth || null,
  };
}
