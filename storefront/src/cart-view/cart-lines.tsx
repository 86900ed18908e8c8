import type { CartSettings } from '@witryna/module-schemas';
import { useRef } from 'react';
import type { CartRow, CartStore } from '../cart/index.ts';
import { fillIn } from '../i18n/messages.ts';
import { createAnnouncer } from '../notices/index.ts';
import { CartLineRow } from './cart-line-row.tsx';
import styles from './cart-lines.module.css';
import type { CartLocale } from './cart-locale.ts';
import { nameOfLine } from './name-of-line.ts';
import { RemovedRow } from './removed-row.tsx';

interface CartLinesProps {
  readonly rows: readonly CartRow[];
  readonly store: CartStore;
  readonly locale: CartLocale;
  readonly settings: CartSettings;
  readonly addressOf: (path: string) => string;
}

/** The lines in the order in which they were added. A line that is taken out leaves its place until the page is left. */
export function CartLines({ rows, store, locale, settings, addressOf }: CartLinesProps) {
  const { layout, linksCategory, keepsRemoved } = settings;
  /** The line that the shopper has just taken out or put back: the focus follows it. */
  const acted = useRef<string>(undefined);
  const { texts } = locale;

  async function act(row: CartRow, change: (uid: string) => Promise<{ readonly ok: boolean }>, sentence: string) {
    const { uid } = row.line;
    acted.current = uid;
    const { ok } = await change(uid);
    if (ok) createAnnouncer(document)(fillIn(sentence, { name: nameOfLine(row.line) }), 'polite');
  }

  return (
    <ul className={`plain-list ${styles.lines}`} aria-label={texts.lines}>
      {rows
        .filter(({ kind }) => kind === 'line' || keepsRemoved !== false)
        .map((row) => (
          <li key={row.line.uid} className={styles.item} data-disabled={row.line.isDisabled || undefined}>
            {row.kind === 'line' ? (
              <CartLineRow
                row={row}
                locale={locale}
                addressOf={addressOf}
                layout={layout ?? 'rich'}
                linksCategory={linksCategory === true}
                takesFocus={() => takeFrom(acted, row.line.uid)}
                onQuantity={(quantity) => {
                  if (quantity === 0) void act(row, store.remove, texts.removedSaid);
                  else store.setQuantity(row.line.uid, quantity);
                }}
                onRemove={() => void act(row, store.remove, texts.removedSaid)}
                onPriceAccepted={() => store.acceptPrice(row.line.uid)}
              />
            ) : (
              <RemovedRow
                row={row}
                texts={texts}
                takesFocus={() => takeFrom(acted, row.line.uid)}
                onRestore={() => void act(row, store.restore, texts.restored)}
              />
            )}
          </li>
        ))}
    </ul>
  );
}

/** True once for the line that was acted on. */
function takeFrom(acted: { current: string | undefined }, uid: string): boolean {
  if (acted.current !== uid) return false;
  acted.current = undefined;
  return true;
}
