import { type AccountPageProps, EditableSection, SavingForm, section, useSaving } from '../account/index.ts';
import { PresentPassword } from '../account-profile/index.ts';
import { StatusMessage } from '../forms/status-message.tsx';
import { fillIn } from '../i18n/messages.ts';
import { signInTextsOf } from '../i18n/sign-in-texts.ts';
import { ScheduleDeletionDocument, SendDeletionLinkDocument } from './account-security.gen.ts';

interface DeleteAccountProps {
  readonly page: AccountPageProps;
  readonly email: string;
  readonly hasPassword: boolean;
  /** Of the link that stands for a password. */
  readonly token: string | undefined;
  /** What has just been done, in a sentence. */
  readonly said: string | undefined;
  /** It is decided that the account goes. */
  readonly onDecided: () => Promise<void>;
}

/** The end of the account: with its password, or without one by a link in a mail. */
export function DeleteAccount({ page, said, ...rest }: DeleteAccountProps) {
  const { site, texts } = page;
  const { security, account } = texts;
  return (
    <EditableSection
      title={security.deletion}
      texts={account}
      language={site.language}
      action={security.deleteAccount}
      startsOpen={rest.token !== undefined}
      form={({ onDone, onCancel }) =>
        rest.hasPassword || rest.token !== undefined ? (
          <DecideForm page={page} {...rest} onCancel={onCancel} />
        ) : (
          <LinkForm page={page} email={rest.email} onDone={onDone} onCancel={onCancel} />
        )
      }
    >
      <p className={section.quiet}>{security.deletionInfo}</p>
      <StatusMessage text={said} isRefusal={false} />
    </EditableSection>
  );
}

interface DecideFormProps extends Omit<DeleteAccountProps, 'said'> {
  readonly onCancel: () => void;
}

function DecideForm({ page, token, onDecided, onCancel }: DecideFormProps) {
  const { site, shop, texts, addressOf } = page;
  const { language } = site;
  const { security, account, profile } = texts;
  const saving = useSaving(language, { password: 'currentPassword' });

  async function save(values: FormData) {
    const password = String(values.get('currentPassword') ?? '');
    const isMissing = token === undefined && password === '';
    const faults = { currentPassword: isMissing ? signInTextsOf(language).fieldEmpty : undefined };
    const proof = token === undefined ? { password } : { token };
    const decided = await saving.save(faults, () => shop.query(ScheduleDeletionDocument, proof));
    if (decided !== undefined) await onDecided();
  }

  return (
    <SavingForm
      saving={saving}
      texts={{ ...account, saving: security.deleting }}
      saveLabel={security.deleteNow}
      onSave={save}
      onCancel={onCancel}
    >
      <p>{security.deletionInfo}</p>
      <p>{token === undefined ? security.deletionDay : `${security.linkFollowed} ${security.deletionDay}`}</p>
      {token === undefined && (
        <PresentPassword
          language={language}
          texts={profile}
          resetAddress={addressOf('/request-reset-password')}
          error={saving.faults.currentPassword}
        />
      )}
    </SavingForm>
  );
}

interface LinkFormProps {
  readonly page: AccountPageProps;
  readonly email: string;
  readonly onDone: (message: string) => void;
  readonly onCancel: () => void;
}

function LinkForm({ page, email, onDone, onCancel }: LinkFormProps) {
  const { site, shop, texts } = page;
  const { security, account } = texts;
  const saving = useSaving(site.language);

  async function save() {
    const sent = await saving.save({}, () => shop.query(SendDeletionLinkDocument, {}));
    if (sent !== undefined) onDone(fillIn(security.linkSent, { email }));
  }

  return (
    <SavingForm
      saving={saving}
      texts={{ ...account, saving: security.deleting }}
      saveLabel={security.sendLink}
      onSave={save}
      onCancel={onCancel}
    >
      <p>{fillIn(security.noPassword, { email })}</p>
    </SavingForm>
  );
}
