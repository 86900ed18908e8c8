import type { Cart, CartView } from '../cart/index.ts';
import { type CartLocale, noticeInWords } from '../cart-view/index.ts';
import { useConnection } from '../ui/use-online.ts';
import styles from './cart-page.module.css';

interface CartNoticesProps {
  readonly view: CartView;
  readonly cart: Cart;
  readonly locale: CartLocale;
}

/** What the shopper should know before looking at the lines; what is about one line stands beside it. */
export function CartNotices({ view, cart, locale }: CartNoticesProps) {
  const { texts } = locale;
  const connection = useConnection();
  const known = new Set(cart.lines.filter(({ problem }) => problem).map(({ sku }) => sku));
  const sentences = cart.notices
    .filter(({ sku }) => sku === undefined || !known.has(sku))
    .map((notice) => noticeInWords(notice, cart, locale));
  if (view.merged) sentences.unshift(view.merged);
  if (view.isLost) sentences.unshift(texts.lost);
  if (view.isChangedElsewhere) sentences.unshift(texts.changedElsewhere);
  if (connection !== 'online') sentences.unshift(texts[connection]);
  return (
    <div role="status" className={styles.notices}>
      {[...new Set(sentences)].map((sentence) => (
        <p key={sentence} className={styles.notice}>
          {sentence}
        </p>
      ))}
    </div>
  );
}
