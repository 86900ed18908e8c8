import { SavingForm, useSaving } from '../account/index.ts';
import type { ProfilePartsFragment } from '../api/operations.gen.ts';
import { phoneInThrees } from '../forms/phone-number.ts';
import { TextField } from '../forms/text-field.tsx';
import type { CheckoutTexts } from '../i18n/checkout.pl.ts';
import { UpdateProfileDocument } from './account-profile.gen.ts';
import { checkProfile, EARLIEST_BIRTH, profileInput } from './check-profile.ts';
import type { ProfileFormProps } from './profile-form.ts';

interface DetailsFormProps extends ProfileFormProps {
  readonly known: ProfilePartsFragment;
  readonly fieldTexts: CheckoutTexts;
}

/** Name, phone, date of birth. */
export function DetailsForm({
  shop,
  language,
  texts,
  account,
  known,
  fieldTexts,
  onCancel,
  onSaved,
}: DetailsFormProps) {
  const saving = useSaving(language);
  const today = new Date().toISOString().slice(0, 10);

  async function save(data: FormData, form: HTMLFormElement) {
    const text = (name: string) => String(data.get(name) ?? '');
    const values = {
      firstname: text('firstname'),
      lastname: text('lastname'),
      telephone: text('telephone'),
      date_of_birth: text('date_of_birth'),
    };
    const faults = checkProfile(values, today, texts, fieldTexts);
    // A day that is half typed has no value, and must not clear the one that is known.
    const isPartial = form.querySelector<HTMLInputElement>('[name=date_of_birth]')?.validity.badInput === true;
    const saved = await saving.save(isPartial ? { ...faults, date_of_birth: texts.birthWrong } : faults, () =>
      shop.query(UpdateProfileDocument, { input: profileInput(values) }),
    );
    if (saved) await onSaved();
  }

  const field = (name: string) => ({ name, error: saving.faults[name] });
  return (
    <SavingForm saving={saving} texts={account} onSave={save} onCancel={onCancel}>
      <TextField
        {...field('firstname')}
        label={fieldTexts.firstName}
        autoComplete="given-name"
        required
        defaultValue={known.firstname ?? ''}
      />
      <TextField
        {...field('lastname')}
        label={fieldTexts.lastName}
        autoComplete="family-name"
        required
        defaultValue={known.lastname ?? ''}
      />
      <TextField
        {...field('telephone')}
        label={texts.phoneOptional}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        defaultValue={phoneInThrees(known.telephone ?? '')}
      />
      <TextField
        {...field('date_of_birth')}
        label={texts.birthOptional}
        type="date"
        autoComplete="bday"
        min={EARLIEST_BIRTH}
        max={today}
        defaultValue={known.date_of_birth ?? ''}
      />
    </SavingForm>
  );
}
