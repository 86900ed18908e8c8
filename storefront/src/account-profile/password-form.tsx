import { useState } from 'react';
import { SavingForm, useSaving } from '../account/index.ts';
import { signInTextsOf } from '../i18n/sign-in-texts.ts';
import { NEW_PASSWORD_NAMES, NewPasswordFields, newPasswordFaults, readNewPassword } from '../passwords/index.ts';
import { ChangePasswordDocument } from './account-profile.gen.ts';
import { PresentPassword } from './present-password.tsx';
import type { ProfileFormProps, WithRenewal } from './profile-form.ts';

const SHOP_NAMES = { newPassword: NEW_PASSWORD_NAMES.password };

interface PasswordFormProps extends ProfileFormProps {
  /** Of the account, for managers of passwords. */
  readonly email: string;
  readonly withRenewal: WithRenewal;
}

/** Another password, with the one that the account has now. */
export function PasswordForm({ email, withRenewal, onCancel, onSaved, ...form }: PasswordFormProps) {
  const { shop, language, texts, account } = form;
  const saving = useSaving(language, SHOP_NAMES);
  const [isChecked, setChecked] = useState(false);

  async function save(data: FormData, element: HTMLFormElement) {
    const given = readNewPassword(element);
    const found = newPasswordFaults(given, language);
    const currentPassword = String(data.get('currentPassword') ?? '');
    const isMissing = currentPassword === '';
    setChecked(true);
    const faults = {
      currentPassword: isMissing ? signInTextsOf(language).fieldEmpty : undefined,
      newPassword: found.password,
      repeat: found.repeat,
    };
    const isChanged = await withRenewal(
      () =>
        saving.save(faults, () => shop.query(ChangePasswordDocument, { currentPassword, newPassword: given.password })),
      ({ changeCustomerPassword }) => changeCustomerPassword?.renewed_token,
    );
    if (isChanged) await onSaved();
  }

  return (
    <SavingForm saving={saving} texts={account} saveLabel={texts.savePassword} onSave={save} onCancel={onCancel}>
      {/* Whose password it is: managers ask for a field with the name beside it. */}
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <PresentPassword {...form} error={saving.faults.currentPassword} />
      <NewPasswordFields
        language={language}
        label={texts.newPassword}
        isChecked={isChecked}
        error={saving.faults.newPassword}
      />
    </SavingForm>
  );
}
