import { type AccountPageProps, EditableSection, SavingForm, section, useSaving } from '../account/index.ts';
import { PresentPassword } from '../account-profile/index.ts';
import { signInTextsOf } from '../i18n/sign-in-texts.ts';
import { downloadCopy } from './download-copy.ts';

/** A copy of all that the shop holds of the customer, for whoever knows the password. */
export function DataCopy({ page }: { readonly page: AccountPageProps }) {
  const { site, texts } = page;
  const { security, account } = texts;
  return (
    <EditableSection
      title={security.copy}
      texts={account}
      language={site.language}
      action={security.getCopy}
      form={({ onDone, onCancel }) => (
        <CopyForm page={page} onDone={() => onDone(security.downloaded)} onCancel={onCancel} />
      )}
    >
      <p className={section.quiet}>{security.copyInfo}</p>
    </EditableSection>
  );
}

interface CopyFormProps {
  readonly page: AccountPageProps;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

function CopyForm({ page, onDone, onCancel }: CopyFormProps) {
  const { site, texts, addressOf } = page;
  const { language } = site;
  const { security, account, profile } = texts;
  const saving = useSaving(language);

  async function save(values: FormData) {
    const password = String(values.get('currentPassword') ?? '');
    const faults = { currentPassword: password === '' ? signInTextsOf(language).fieldEmpty : undefined };
    const copy = await saving.save(faults, () => downloadCopy(site, password, security.passwordWrong));
    if (copy === undefined) return;
    saveFile(copy, `${security.fileName}-${new Date().toISOString().slice(0, 10)}.json`);
    onDone();
  }

  return (
    <SavingForm
      saving={saving}
      texts={{ ...account, saving: security.downloading }}
      saveLabel={security.download}
      onSave={save}
      onCancel={onCancel}
    >
      <PresentPassword
        language={language}
        texts={profile}
        resetAddress={addressOf('/request-reset-password')}
        error={saving.faults.currentPassword}
      />
    </SavingForm>
  );
}

/** Gives a file to the browser, which keeps it where it keeps what is downloaded. */
function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads it after this task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
