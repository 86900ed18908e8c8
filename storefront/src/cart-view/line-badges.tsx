import type { CartLine } from '../cart/index.ts';
import type { CartTexts } from '../i18n/cart.pl.ts';
import styles from './cart-lines.module.css';

/** What is special about a line. */
export function LineBadges({ line, texts }: { readonly line: CartLine; readonly texts: CartTexts }) {
  const badges = [
    line.isGift && texts.gift,
    line.isSample && texts.sample,
    line.isFriendsAndFamily && texts.friendsAndFamily,
    line.isOutOfStock && texts.outOfStock,
    line.isDisabled && !line.isOutOfStock && texts.unavailable,
  ].filter((badge) => badge !== false);
  if (badges.length === 0) return null;
  return (
    <ul className={`plain-list ${styles.badges}`}>
      {badges.map((badge) => (
        <li key={badge} className={styles.badge} data-warning={line.isDisabled || undefined}>
          {badge}
        </li>
      ))}
    </ul>
  );
}
