import { useId } from 'react';
import type { Cart, CartStore, CartView } from '../cart/index.ts';
import { type CartLocale, noticeInWords } from '../cart-view/index.ts';
import buttons from '../ui/text-button.module.css';
import { useConnection } from '../ui/use-online.ts';
import styles from './cart-page.module.css';

interface CartNoticesProps {
  readonly view: CartView;
  readonly cart: Cart;
  readonly locale: CartLocale;
  readonly store: Pick<CartStore, 'acknowledgeGift'>;
  /** The button goes with its notice, so the focus goes somewhere else. */
  readonly onUnderstood: () => void;
}

/** What the shopper should know before looking at the lines; what is about one line stands beside it. */
export function CartNotices({ view, cart, locale, store, onUnderstood }: CartNoticesProps) {
  const { texts } = locale;
  const id = useId();
  const connection = useConnection();
  const known = new Set(cart.lines.filter(({ problem }) => problem).map(({ sku }) => sku));
  const notices: ShownNotice[] = cart.notices
    .filter(({ sku }) => sku === undefined || !known.has(sku))
    .map((notice) => ({
      sentence: noticeInWords(notice, cart, locale),
      gift: notice.code === 'gift-removed' ? notice.sku : undefined,
    }));
  const first = (sentence: string) => notices.unshift({ sentence });
  if (view.merged) first(view.merged);
  if (view.isLost) first(texts.lost);
  if (view.isChangedElsewhere) first(texts.changedElsewhere);
  if (connection !== 'online') first(texts[connection]);
  const once = [...new Map(notices.map((each) => [each.sentence, each])).values()];
  return (
    <div role="status" className={styles.notices}>
      {once.map(({ sentence, gift }) => (
        <p key={sentence} className={styles.notice}>
          {gift === undefined ? (
            sentence
          ) : (
            <>
              <span id={`${id}${gift}`}>{sentence}</span>{' '}
              <button
                type="button"
                className={buttons.textButton}
                aria-describedby={`${id}${gift}`}
                onClick={() => {
                  store.acknowledgeGift(gift);
                  onUnderstood();
                }}
              >
                {texts.priceUnderstood}
              </button>
            </>
          )}
        </p>
      ))}
    </div>
  );
}

interface ShownNotice {
  readonly sentence: string;
  /** A gift that was lost, which is told until that is understood. */
  readonly gift?: string | undefined;
}
