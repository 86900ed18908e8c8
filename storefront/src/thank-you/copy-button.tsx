import { useEffect, useMemo, useRef, useState } from 'react';
import type { AfterOrderTexts } from '../i18n/after-order-texts.ts';
import { fillIn } from '../i18n/messages.ts';
import { createAnnouncer } from '../notices/index.ts';
import buttons from '../ui/text-button.module.css';

interface CopyButtonProps {
  readonly text: string;
  /** What it is, for those who do not see what stands beside it. */
  readonly what: string;
  readonly texts: AfterOrderTexts;
}

const SHOWN_MS = 2_000;

/** Puts a text into the clipboard; where that is refused, it is selected. */
export function CopyButton({ text, what, texts }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed'>();
  const button = useRef<HTMLButtonElement>(null);
  const announce = useMemo(() => createAnnouncer(document), []);
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    const done = await writeToClipboard(text);
    if (done === 'copyFailed') selectValueBeside(button.current);
    setOutcome(done);
    announce(texts[done], 'polite');
  }

  return (
    <button
      type="button"
      className={buttons.textButton}
      ref={button}
      aria-label={outcome ? undefined : fillIn(texts.copyWhat, { what })}
      onClick={() => void copy()}
    >
      {outcome ? texts[outcome] : texts.copy}
    </button>
  );
}

function selectValueBeside(button: HTMLButtonElement | null): void {
  const value = button?.closest('dd')?.previousElementSibling;
  if (value) window.getSelection()?.selectAllChildren(value);
}

/** Browsers have no clipboard on pages without TLS, and may refuse it elsewhere. */
async function writeToClipboard(text: string): Promise<'copied' | 'copyFailed'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'copyFailed';
  }
}
