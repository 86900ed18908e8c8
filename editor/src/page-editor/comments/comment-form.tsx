import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { MAX_COMMENT_LENGTH } from '../../api/content/page-comments.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { newId } from '../../api/new-id.ts';
import { t } from '../../i18n/pl.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { TextArea } from '../../ui/fields/inputs.tsx';
import { keepUnsentText, unsentText } from '../../ui/fields/unsent-texts.ts';
import styles from './comments.module.css';

interface CommentFormProps {
  /** Where what is begun belongs: it is there again when the form is. */
  readonly draftKey: string;
  readonly label: string;
  readonly submitLabel: string;
  readonly isFocused: boolean;
  /** Sends the text under this id, which stays the same until it has gone; false when it was said why it has not. */
  readonly onSend: (comment: { readonly id: string; readonly text: string }) => Promise<boolean>;
  /** What is changed; empty for what is new. */
  readonly startText?: string;
  /** Leaves it, with a button and by Escape; absent where the form always stands. */
  readonly onCancel?: () => void;
  /** Beside the button that sends. */
  readonly actions?: ReactNode;
}

/** Writes a comment; Ctrl+Enter sends it. */
export function CommentForm(props: CommentFormProps) {
  const { draftKey, startText = '', label, submitLabel, isFocused, onSend, onCancel, actions } = props;
  const [text, setText] = useState(() => unsentText(`comment:${draftKey}`) || startText);
  const [isMissing, setMissing] = useState(false);
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<unknown>();
  const id = useRef(newId());
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!isFocused || !field.current) return;
    field.current.focus();
    // Whoever changes a comment goes on where it ends.
    field.current.selectionStart = field.current.value.length;
  }, [isFocused]);

  const write = (written: string) => {
    setText(written);
    keepUnsentText(`comment:${draftKey}`, written === startText ? '' : written);
    if (written.trim() !== '') setMissing(false);
  };

  const send = async () => {
    if (isSending) return;
    setError(undefined);
    setMissing(text.trim() === '');
    if (text.trim() === '') {
      field.current?.focus();
      return;
    }
    setSending(true);
    try {
      if (!(await onSend({ id: id.current, text: text.trim() }))) return;
      id.current = newId();
      write(startText);
    } catch (failure) {
      setError(failure);
    } finally {
      setSending(false);
    }
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const cancel = () => {
    // What is changed is there unchanged; what is new is there when one comes back.
    if (startText !== '') keepUnsentText(`comment:${draftKey}`, '');
    onCancel?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && onCancel) {
      event.preventDefault();
      event.stopPropagation();
      cancel();
      return;
    }
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send();
  };

  return (
    <form onSubmit={onSubmit} className={styles.form}>
      <Field label={label} errors={isMissing ? [t.comments.needsText] : []}>
        {(control) => (
          <TextArea
            {...control}
            ref={field}
            rows={2}
            placeholder={t.comments.placeholder}
            maxLength={MAX_COMMENT_LENGTH}
            value={text}
            onKeyDown={onKeyDown}
            onChange={(event) => write(event.target.value)}
          />
        )}
      </Field>
      {error !== undefined && <Notice tone="danger">{errorSentence(error)}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" busy={isSending} shortcut={t.comments.sendKeys}>
          {submitLabel}
        </Button>
        {onCancel && (
          <Button appearance="quiet" onClick={cancel}>
            {t.comments.cancelAnswer}
          </Button>
        )}
        {actions}
      </div>
    </form>
  );
}
