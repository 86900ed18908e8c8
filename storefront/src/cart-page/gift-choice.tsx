import { keepTogether } from '@witryna/modules/shared/keep-together';
import { useState } from 'react';
import type { Cart, CartStore, GiftOffer } from '../cart/index.ts';
import { type CartLocale, distantGift } from '../cart-view/index.ts';
import { fillIn } from '../i18n/messages.ts';
import { createAnnouncer } from '../notices/index.ts';
import styles from './gift-choice.module.css';

interface GiftChoiceProps {
  readonly cart: Cart;
  readonly store: CartStore;
  readonly locale: CartLocale;
}

/** Gifts and samples that the cart has earned, and not wanting any as an equal choice; what is missing to others. */
export function GiftChoice({ cart, store, locale }: GiftChoiceProps) {
  const { texts } = locale;
  const [fault, setFault] = useState('');
  const open = useSteadyOrder(cart.giftOffers.filter(({ missing, items }) => missing.amount === 0 && items.length > 0));
  const distant = cart.giftOffers.filter(({ missing }) => missing.amount > 0);
  if (open.length === 0 && distant.length === 0) return null;
  const kinds = new Set(open.map(({ kind }) => kind));
  const offered = kinds.size > 1 ? 'both' : kinds.has('sample') ? 'sample' : 'gift';
  const hasNone = cart.areGiftsDeclined && !cart.lines.some(({ isGift, isSample }) => isGift || isSample);

  async function choose(act: () => ReturnType<CartStore['declineGifts']>, sentence: string) {
    setFault('');
    const result = await act();
    if (result.ok) createAnnouncer(document)(sentence, 'polite');
    else setFault(result.errors.map(({ message }) => message).join(' '));
  }

  return (
    <div className={styles.root}>
      {open.map((offer) => (
        <Offer
          key={offer.source}
          offer={offer}
          locale={locale}
          onChoose={(sku, name) =>
            void choose(() => store.chooseGift(sku, offer.source), fillIn(texts.giftSaved, { name }))
          }
        />
      ))}
      {open.length > 0 && (
        <button
          type="button"
          className={styles.none}
          aria-pressed={hasNone}
          onClick={() => void choose(store.declineGifts, texts.declined[offered])}
        >
          {texts.noneOf[offered]}
        </button>
      )}
      <p className={styles.fault} role="alert">
        {fault}
      </p>
      {distant.map((offer) => (
        <p key={offer.source} className={styles.distant}>
          {distantGift(offer, locale)}
        </p>
      ))}
    </div>
  );
}

/** What is read does not move: those that are earned while the cart is open come last, and go from there. */
function useSteadyOrder(offers: GiftOffer[]): readonly GiftOffer[] {
  const [known] = useState(() => new Set<string>());
  for (const { source } of offers) known.add(source);
  const order = [...known];
  return offers.sort((one, other) => order.indexOf(one.source) - order.indexOf(other.source));
}

interface OfferProps {
  readonly offer: GiftOffer;
  readonly locale: CartLocale;
  readonly onChoose: (sku: string, name: string) => void;
}

function Offer({ offer, locale: { language, texts }, onChoose }: OfferProps) {
  return (
    <fieldset className={styles.offer}>
      <legend className={styles.title}>
        {offer.kind === 'sample' ? texts.sampleTitle : texts.giftTitle}{' '}
        <span>{offer.isOfProduct ? fillIn(texts.giftOfProduct, { name: offer.label }) : offer.label}</span>
      </legend>
      <div className={styles.items}>
        {offer.items.map(({ sku, name, picture, isAvailable, isChosen }) => (
          <button
            key={sku}
            type="button"
            className={styles.item}
            aria-pressed={isChosen}
            aria-disabled={!isAvailable || undefined}
            onClick={() => isAvailable && !isChosen && onChoose(sku, name)}
          >
            {picture && <img src={picture} alt="" width={64} height={80} loading="lazy" decoding="async" />}
            <span>
              {keepTogether(language, name)}
              {!isAvailable && <small>{texts.giftGone}</small>}
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
