import { keepTogether } from '@witryna/modules/shared/keep-together';
import { useState } from 'react';
import type { CartLocale } from '../cart-view/index.ts';
import { fillIn } from '../i18n/messages.ts';
import type { Suggestion } from './suggest-products.ts';
import styles from './suggestions.module.css';

interface SuggestionsProps {
  /** Absent while they are loaded: their room is kept. */
  readonly suggestions: readonly Suggestion[] | undefined;
  readonly locale: CartLocale;
  readonly addressOf: (path: string) => string;
  readonly onAdd: (sku: string) => Promise<unknown>;
}

export const MOST_SUGGESTIONS = 3;
const PLACES = [...Array(MOST_SUGGESTIONS).keys()];

/** What others have chosen beside it. */
export function Suggestions({ suggestions, locale: { language, texts, money }, addressOf, onAdd }: SuggestionsProps) {
  const [adding, setAdding] = useState<string>();
  if (suggestions?.length === 0) return null;

  async function add(sku: string) {
    if (adding !== undefined) return;
    setAdding(sku);
    await onAdd(sku);
    setAdding(undefined);
  }

  return (
    <section className={styles.root} aria-label={texts.othersBought}>
      <h3 className={styles.title}>{texts.othersBought}</h3>
      <ul className={`plain-list ${styles.list}`}>
        {!suggestions && PLACES.map((place) => <Placeholder key={place} />)}
        {suggestions?.map(({ sku, name, urlPath, picture, price, hasChoice }) => (
          <li key={sku} className={styles.item}>
            <a className={styles.link} href={addressOf(urlPath)}>
              <span className={styles.picture}>
                {picture && <img src={picture} alt="" width={160} height={200} loading="lazy" decoding="async" />}
              </span>
              <span className={styles.name}>{keepTogether(language, name)}</span>
            </a>
            <span className={styles.price}>{money(price)}</span>
            {hasChoice ? (
              <a className={styles.act} href={addressOf(urlPath)} aria-label={fillIn(texts.choose, { name })}>
                {texts.chooseShort}
              </a>
            ) : (
              <button
                type="button"
                className={styles.act}
                aria-label={fillIn(texts.addNamed, { name })}
                aria-disabled={adding === sku || undefined}
                onClick={() => void add(sku)}
              >
                {adding === sku ? texts.sending : texts.add}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** As tall as a product: the window does not grow under a thumb when they come. */
function Placeholder() {
  return (
    <li className={styles.item} aria-hidden="true">
      <span className={styles.link}>
        <span className={styles.picture} />
        <span className={styles.name} />
      </span>
      <span className={styles.price}>{'\u00a0'}</span>
      <span className={styles.act} data-waits="" />
    </li>
  );
}
