import { useEffect, useRef, useState } from 'react';
import type { FavouritesTexts } from '../i18n/favourites.pl.ts';
import { fillIn } from '../i18n/messages.ts';
import buttons from '../ui/text-button.module.css';
import styles from './favourite-card.module.css';

interface LeftCardProps {
  readonly name: string;
  readonly state: 'removed' | 'moved';
  readonly texts: FavouritesTexts;
  readonly cartAddress: string;
  /** Whether it was taken out just now, on this page. */
  readonly takesFocus: () => boolean;
  /** The result is a refusal in a sentence. */
  readonly onPutBack: () => Promise<string | undefined>;
}

/** Where a product was, and the way to have it back. */
export function LeftCard({ name, state, texts, cartAddress, takesFocus, onPutBack }: LeftCardProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [fault, setFault] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it takes the place of its card
  useEffect(() => {
    if (takesFocus()) button.current?.focus({ preventScroll: true });
  }, []);

  async function putBack() {
    setFault('');
    setFault((await onPutBack()) ?? '');
  }

  const isMoved = state === 'moved';
  return (
    <div className={styles.left}>
      <p role="status">{fillIn(isMoved ? texts.moved : texts.removed, { name })}</p>
      {isMoved && <a href={cartAddress}>{texts.goToCart}</a>}
      <button
        ref={button}
        type="button"
        className={buttons.textButton}
        aria-label={fillIn(isMoved ? texts.keepNamed : texts.restoreNamed, { name })}
        onClick={putBack}
      >
        {isMoved ? texts.keep : texts.restore}
      </button>
      <p className={styles.fault} role="alert">
        {fault}
      </p>
    </div>
  );
}
