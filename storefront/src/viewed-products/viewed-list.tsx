import { keepTogether } from '@witryna/modules/shared/keep-together';
import { useRef, useState } from 'react';
import { fillIn } from '../i18n/messages.ts';
import type { ViewedTexts } from '../i18n/viewed.pl.ts';
import buttons from '../ui/text-button.module.css';
import styles from './viewed-list.module.css';

/** A product that was looked at. */
export interface ViewedCard {
  readonly sku: string;
  readonly name: string;
  readonly href: string;
  readonly picture?: string | undefined;
  /** As it is read; empty where it has none. */
  readonly price: string;
  /** Its variants cost different sums. */
  readonly isFrom: boolean;
}

interface ViewedListProps {
  /** BCP 47. */
  readonly language: string;
  readonly products: readonly ViewedCard[];
  readonly texts: ViewedTexts;
  /** Has all of it forgotten; false where that failed. */
  readonly onClear: () => Promise<boolean>;
}

/** What somebody looked at last, with a word that forgets it. */
export function ViewedList({ products, language, texts, onClear }: ViewedListProps) {
  const [state, setState] = useState<'resting' | 'clearing' | 'cleared' | 'failed'>('resting');
  const title = useRef<HTMLHeadingElement>(null);

  async function clear() {
    if (state === 'clearing') return;
    setState('clearing');
    const isDone = await onClear();
    setState(isDone ? 'cleared' : 'failed');
    // The button goes with what it cleared.
    if (isDone) title.current?.focus({ preventScroll: true });
  }

  // While it is cleared it stays, so that what is said of it is heard.
  if (products.length === 0 && state === 'resting') return null;
  return (
    <section className={styles.section} aria-labelledby="recently-viewed">
      <div className={styles.head}>
        <h2 id="recently-viewed" className={styles.title} ref={title} tabIndex={-1}>
          {texts.title}
        </h2>
        {products.length > 0 && (
          <button
            type="button"
            className={buttons.textButton}
            aria-disabled={state === 'clearing' || undefined}
            onClick={() => void clear()}
          >
            {state === 'clearing' ? texts.clearing : texts.clear}
          </button>
        )}
      </div>
      <p role="status" className={styles.said}>
        {state === 'cleared' && texts.cleared}
        {state === 'failed' && texts.failed}
      </p>
      <ul className={styles.products}>
        {products.map(({ sku, name, href, picture, price, isFrom }) => (
          <li key={sku} className={styles.product}>
            <a href={href}>
              {picture && <img src={picture} alt="" width={160} height={200} loading="lazy" />}
              <span className={styles.name}>{keepTogether(language, name)}</span>
            </a>
            <span className={styles.price}>{isFrom ? fillIn(texts.from, { price }) : price}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
