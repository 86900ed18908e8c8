import { type FormEvent, useId, useState } from 'react';
import { SubmitButton } from '../forms/submit-button.tsx';
import { TextField } from '../forms/text-field.tsx';
import type { AccountFavouritesTexts } from '../i18n/areas/customer/favourites.pl.ts';
import buttons from '../ui/text-button.module.css';
import styles from './account-favourites.module.css';

interface NameFormProps {
  readonly texts: AccountFavouritesTexts;
  readonly name?: string;
  readonly label: string;
  /** The result is a refusal in a sentence. */
  readonly onSend: (name: string) => Promise<string | undefined>;
  readonly onCancel: () => void;
}

/** What the shop takes. */
const LONGEST_NAME = 80;

/** Asks for the name of a list. */
export function NameForm({ texts, name = '', label, onSend, onCancel }: NameFormProps) {
  const id = useId();
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const given = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    if (given === '') {
      setError(texts.nameEmpty);
      return document.getElementById(id)?.focus();
    }
    setSending(true);
    const refusal = await onSend(given);
    setSending(false);
    setError(refusal);
    if (refusal !== undefined) document.getElementById(id)?.focus();
  }

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <TextField
        id={id}
        name="name"
        label={texts.newName}
        hint={texts.nameHint}
        defaultValue={name}
        error={error}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        // The form comes by a press of a button that asks for it.
        autoFocus
        required
      />
      <div className={styles.row}>
        <SubmitButton label={label} isSending={isSending} sendingLabel={texts.sending} />
        <button type="button" className={buttons.textButton} onClick={onCancel}>
          {texts.cancel}
        </button>
      </div>
    </form>
  );
}
