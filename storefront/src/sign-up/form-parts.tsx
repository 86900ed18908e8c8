import { type ReactNode, useState } from 'react';
import textButton from '../ui/text-button.module.css';
import own from './sign-up.module.css';

interface QuestionProps {
  readonly text: string;
  readonly act: string;
  readonly onAct: () => void;
}

/** A question about what was typed, with the one thing to do about it. */
export function Question({ text, act, onAct }: QuestionProps) {
  return (
    <p className={own.question} role="status">
      {text}{' '}
      <button type="button" className={textButton.textButton} onClick={onAct}>
        {act}
      </button>
    </p>
  );
}

interface MoreProps {
  readonly label: string;
  /** Something in it is wrong. */
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** Folded away; it opens by itself where a fault lies in it, and closes by hand alone. */
export function More({ label, isOpen, children }: MoreProps) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <details
      className={own.more}
      open={isOpen || wasOpened}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
    >
      <summary>{label}</summary>
      <div className={own.folded}>{children}</div>
    </details>
  );
}
