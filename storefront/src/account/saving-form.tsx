import type { FormEvent, ReactNode } from 'react';
import styles from '../forms/forms.module.css';
import { hidePasswords } from '../forms/hide-passwords.ts';
import { SubmitButton } from '../forms/submit-button.tsx';
import type { AccountTexts } from '../i18n/areas/customer/account.pl.ts';
import text from '../ui/text-button.module.css';
import section from './section.module.css';
import type { Saving } from './use-saving.ts';

interface SavingFormProps {
  readonly saving: Saving;
  readonly texts: AccountTexts;
  /** What the button says, where it does not simply save. */
  readonly saveLabel?: string;
  readonly children: ReactNode;
  /** What stands in the fields now, however it got there. */
  readonly onSave: (values: FormData, form: HTMLFormElement) => Promise<void>;
  readonly onCancel: () => void;
}

/** A form of the account with its two ways out. Its values are read when it is sent, since managers press no keys. */
export function SavingForm({ saving, texts, saveLabel, children, onSave, onCancel }: SavingFormProps) {
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    hidePasswords(event.currentTarget);
    void onSave(new FormData(event.currentTarget), event.currentTarget);
  }
  return (
    <form
      className={section.form}
      method="dialog"
      noValidate
      ref={saving.form}
      onSubmit={onSubmit}
      onInput={({ target }) => saving.clear((target as HTMLInputElement).name)}
    >
      {children}
      <div role="alert" className={section.refusal}>
        {saving.message && <p className={styles.error}>{saving.message}</p>}
      </div>
      <div className={section.actions}>
        <SubmitButton label={saveLabel ?? texts.save} isSending={saving.isSending} sendingLabel={texts.saving} />
        <button type="button" className={text.textButton} onClick={onCancel}>
          {texts.cancel}
        </button>
      </div>
    </form>
  );
}
