import { SavingForm, useSaving } from '../account/index.ts';
import { EmailField } from '../forms/email-field.tsx';
import { commonTextsOf } from '../i18n/screen-texts.ts';
import { signInTextsOf } from '../i18n/sign-in-texts.ts';
import { signInFaults } from '../sign-in/index.ts';
import { ChangeEmailDocument } from './account-profile.gen.ts';
import { PresentPassword } from './present-password.tsx';
import type { ProfileFormProps, WithRenewal } from './profile-form.ts';

interface EmailFormProps extends ProfileFormProps {
  readonly known: string;
  readonly withRenewal: WithRenewal;
}

/** Another e-mail, with the password that the account has now. */
export function EmailForm({ known, withRenewal, onCancel, onSaved, ...form }: EmailFormProps) {
  const { shop, language, texts, account } = form;
  const saving = useSaving(language);

  async function save(data: FormData) {
    const email = String(data.get('email') ?? '').trim();
    const password = String(data.get('currentPassword') ?? '');
    const found = signInFaults({ email, password }, signInTextsOf(language));
    const isSame = email.toLowerCase() === known.toLowerCase();
    const faults = { email: isSame ? texts.emailSame : found.email, currentPassword: found.password };
    const isChanged = await withRenewal(
      () => saving.save(faults, () => shop.query(ChangeEmailDocument, { email, password })),
      ({ updateCustomerEmail }) => updateCustomerEmail?.customer.renewed_token,
    );
    if (isChanged) await onSaved();
  }

  return (
    <SavingForm saving={saving} texts={account} saveLabel={texts.saveEmail} onSave={save} onCancel={onCancel}>
      <EmailField
        name="email"
        texts={commonTextsOf(language)}
        label={texts.newEmail}
        hint={texts.emailHint}
        required
        error={saving.faults.email}
      />
      <PresentPassword {...form} error={saving.faults.currentPassword} />
    </SavingForm>
  );
}
