import type { CartSettings, SiteDetails } from '@witryna/module-schemas';
import type { ActionResult } from '@witryna/modules';
import { useRef } from 'react';
import type { CartRow, CartStore } from '../cart/index.ts';
import { fillIn } from '../i18n/messages.ts';
import { createAnnouncer } from '../notices/index.ts';
import { CartLineRow } from './cart-line-row.tsx';
import styles from './cart-lines.module.css';
import type { CartLocale } from './cart-locale.ts';
import { nameOfLine } from './name-of-line.ts';
import { RemovedRow } from './removed-row.tsx';
import { useFavouriteMoves } from './use-favourite-moves.ts';

interface CartLinesProps {
  readonly site: SiteDetails;
  readonly rows: readonly CartRow[];
  readonly store: CartStore;
  readonly locale: CartLocale;
  readonly settings: CartSettings;
  readonly addressOf: (path: string) => string;
}

/** The lines in the order in which they were added. A line that is taken out leaves its place until the page is left. */
export function CartLines({ site, rows, store, locale, settings, addressOf }: CartLinesProps) {
  const { layout, linksCategory, keepsRemoved } = settings;
  /** The line that the shopper has just taken out or put back: the focus follows it. */
  const acted = useRef<string>(undefined);
  const { texts } = locale;
  const favourites = useFavouriteMoves(site, store);

  async function act(row: CartRow, change: () => Promise<ActionResult>, sentence: string) {
    acted.current = row.line.uid;
    const { ok } = await change();
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
                row={{ ...row, fault: row.fault ?? favourites.faultOf(row.line.uid) }}
                locale={locale}
                addressOf={addressOf}
                layout={layout ?? 'rich'}
                linksCategory={linksCategory === true}
                takesFocus={() => takeFrom(acted, row.line.uid)}
                onQuantity={(quantity) => {
                  if (quantity === 0) void act(row, () => store.remove(row.line.uid), texts.removedSaid);
                  else store.setQuantity(row.line.uid, quantity);
                }}
                onRemove={() => void act(row, () => store.remove(row.line.uid), texts.removedSaid)}
                onFavourite={() => void act(row, () => favourites.move(row.line), texts.movedSaid)}
                onPriceAccepted={() => store.acceptPrice(row.line.uid)}
              />
            ) : (
              <RemovedRow
                row={row}
                locale={locale}
                isMoved={favourites.isMoved(row.line.uid)}
                takesFocus={() => takeFrom(acted, row.line.uid)}
                onRestore={() => void act(row, () => favourites.restore(row.line), texts.restored)}
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
