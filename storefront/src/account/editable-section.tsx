import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AccountTexts } from '../i18n/areas/customer/account.pl.ts';
import { fillIn } from '../i18n/messages.ts';
import text from '../ui/text-button.module.css';
import styles from './section.module.css';

/** What the form of a section can do with it. */
export interface OpenSection {
  /** Ends the form; what was saved is said in place, with anything further that follows from it. */
  readonly onSaved: (further?: string) => void;
  /** Ends the form where nothing was saved but something was done. */
  readonly onDone: (message: string) => void;
  readonly onCancel: () => void;
}

interface EditableSectionProps {
  readonly title: string;
  readonly texts: AccountTexts;
  /** BCP 47. */
  readonly language: string;
  /** What the button says, where it does not change what is read. */
  readonly action?: string;
  /** Whether the form is open from the beginning. */
  readonly startsOpen?: boolean;
  /** What it says while it is only read. */
  readonly children: ReactNode;
  readonly form: (section: OpenSection) => ReactNode;
}

/** A part of the account that is read first; its form opens at a press, in its place. */
export function EditableSection(props: EditableSectionProps) {
  const { title, texts, language, action, startsOpen = false, children, form } = props;
  const titleId = useId();
  const root = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(startsOpen);
  const [saved, setSaved] = useState<string>();

  useEffect(() => {
    if (isOpen) root.current?.querySelector<HTMLElement>('form input:not([readonly])')?.focus();
  }, [isOpen]);

  function close(message: string | undefined) {
    flushSync(() => {
      setOpen(false);
      setSaved(message);
    });
    button.current?.focus();
  }

  function open() {
    setSaved(undefined);
    setOpen(true);
  }

  return (
    <section className={styles.section} aria-labelledby={titleId} ref={root}>
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        {!isOpen && (
          <button
            type="button"
            className={text.textButton}
            aria-label={action ?? fillIn(texts.changeWhat, { what: title })}
            ref={button}
            onClick={open}
          >
            {action ?? texts.change}
          </button>
        )}
      </div>
      {isOpen
        ? form({
            onSaved: (further) => close([savedAt(texts, language), further].filter(Boolean).join(' ')),
            onDone: close,
            onCancel: () => close(undefined),
          })
        : children}
      <p role="status" className={styles.saved}>
        {saved}
      </p>
    </section>
  );
}

/** ‘Saved at 14:05’, now. */
export function savedAt({ savedAt: sentence }: AccountTexts, language: string): string {
  const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' }).format(new Date());
  return fillIn(sentence, { time });
}
