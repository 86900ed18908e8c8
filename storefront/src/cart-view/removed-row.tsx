import { keepTogether } from '@witryna/modules/shared/keep-together';
import { useEffect, useRef } from 'react';
import type { CartRow } from '../cart/index.ts';

import { fillIn } from '../i18n/messages.ts';
import styles from './cart-lines.module.css';
import type { CartLocale } from './cart-locale.ts';
import { nameOfLine } from './name-of-line.ts';

interface RemovedRowProps {
  readonly row: CartRow;
  readonly locale: CartLocale;
  /** It left for the favourites. */
  readonly isMoved: boolean;
  /** Whether the shopper has just taken it out. */
  readonly takesFocus: () => boolean;
  readonly onRestore: () => void;
}

/** Where a line was, and the way to have it back. */
export function RemovedRow({
  row: { line, fault },
  locale: { language, texts },
  isMoved,
  takesFocus,
  onRestore,
}: RemovedRowProps) {
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it takes the place of its line
  useEffect(() => {
    if (takesFocus()) button.current?.focus({ preventScroll: true });
  }, []);
  const name = nameOfLine(line);
  return (
    <div className={styles.removed}>
      <p>
        {keepTogether(language, fillIn(isMoved ? texts.moved : texts.removed, { name }))}
        {fault && <span className={styles.fault}>{fault}</span>}
      </p>
      <button
        ref={button}
        type="button"
        className={styles.restore}
        aria-label={fillIn(texts.restoreNamed, { name })}
        onClick={onRestore}
      >
        {texts.restore}
      </button>
    </div>
  );
}
