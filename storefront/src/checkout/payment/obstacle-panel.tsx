import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Cart } from '../../cart/index.ts';
import { fillIn } from '../../i18n/messages.ts';
import { countedSentence } from '../../i18n/shop-action-texts.ts';
import type { Step } from '../checkout.ts';
import type { Obstacle, ShortLine } from './obstacle.ts';
import type { PaymentLocale } from './payment-locale.ts';
import styles from './payment-step.module.css';
import { changeInWords } from './refusal.ts';

export { obstacleOf } from './refusal.ts';

interface ObstaclePanelProps {
  readonly obstacle: Obstacle;
  /** Changes with each press of the button, so that the focus comes here again. */
  readonly attempt: number;
  readonly cart: Cart;
  readonly locale: PaymentLocale;
  readonly cartAddress: string;
  readonly onAccept: () => void;
  readonly onQuantity: (line: ShortLine, quantity: number) => Promise<void>;
  readonly onWithoutCoupon: () => Promise<void>;
  readonly onStep: (step: Step) => void;
}

/** Why the order was not placed, right above the button: told, agreed, then ordered. */
export function ObstaclePanel(props: ObstaclePanelProps) {
  const { obstacle, attempt, cart, locale, cartAddress, onAccept, onQuantity, onWithoutCoupon, onStep } = props;
  const { texts } = locale;
  const root = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt brings the focus here
  useEffect(() => root.current?.focus(), [attempt]);

  const toCart = (
    <a className={styles.link} href={cartAddress}>
      {texts.backToCart}
    </a>
  );
  const panel = (title: string, text: ReactNode, actions: ReactNode) => (
    <section className={styles.panel} ref={root} tabIndex={-1} aria-labelledby="order-obstacle">
      <p className={styles.panelTitle} id="order-obstacle">
        {title}
      </p>
      {text}
      {actions && <div className={styles.acts}>{actions}</div>}
    </section>
  );

  switch (obstacle.kind) {
    case 'changed':
      return panel(
        changeInWords(obstacle.before, cart, locale),
        undefined,
        <>
          <Act label={texts.accept} onPress={onAccept} />
          {toCart}
        </>,
      );
    case 'short':
      return panel(
        texts.shortTitle,
        <ul className={`plain-list ${styles.short}`}>
          {obstacle.lines.map((line) => (
            <ShortRow key={line.uid} line={line} cart={cart} locale={locale} onQuantity={onQuantity} />
          ))}
        </ul>,
        toCart,
      );
    case 'coupon':
      return panel(
        texts.couponTitle,
        <p>{obstacle.sentence}</p>,
        <>
          <Act label={texts.withoutCoupon} workingLabel={texts.fixing} onPress={onWithoutCoupon} />
          {toCart}
        </>,
      );
    case 'details':
    case 'delivery': {
      const { kind, sentence } = obstacle;
      const label = kind === 'details' ? texts.backToDetails : texts.backToDelivery;
      return panel(texts.refusedTitle, <p>{sentence}</p>, <Act label={label} onPress={() => onStep(kind)} />);
    }
    case 'cart':
      return panel(texts.refusedTitle, <p>{obstacle.sentence}</p>, toCart);
    default:
      return panel(obstacle.sentence, undefined, undefined);
  }
}

interface ShortRowProps extends Pick<ObstaclePanelProps, 'cart' | 'locale' | 'onQuantity'> {
  readonly line: ShortLine;
}

function ShortRow({ line, cart, locale: { texts, language }, onQuantity }: ShortRowProps) {
  const { name, available } = line;
  const inCart = cart.lines.find(({ uid }) => uid === line.uid)?.quantity ?? 0;
  const sentence =
    available === 0
      ? fillIn(texts.goneLine, { name })
      : fillIn(texts.shortLine, {
          name,
          left: countedSentence(texts.left, language, available),
          inCart: countedSentence(texts.inCart, language, inCart),
        });
  const keep = countedSentence(texts.keep, language, available);
  const named = (what: string) => fillIn(texts.named, { what, name });
  return (
    <li>
      <p>{sentence}</p>
      <div className={styles.acts}>
        {available > 0 && (
          <Act
            label={keep}
            name={named(keep)}
            workingLabel={texts.fixing}
            onPress={() => onQuantity(line, available)}
          />
        )}
        <Act
          label={texts.remove}
          name={named(texts.remove)}
          workingLabel={texts.fixing}
          onPress={() => onQuantity(line, 0)}
        />
      </div>
    </li>
  );
}

interface ActProps {
  readonly label: string;
  /** Read out instead of the label, where that says too little by itself. */
  readonly name?: string;
  readonly workingLabel?: string;
  readonly onPress: () => void | Promise<void>;
}

/** A button that is dead to more presses while it works. */
function Act({ label, name, workingLabel, onPress }: ActProps) {
  const [isWorking, setWorking] = useState(false);
  async function press() {
    if (isWorking) return;
    setWorking(true);
    await onPress();
    setWorking(false);
  }
  return (
    <button
      type="button"
      className={styles.act}
      aria-label={isWorking ? undefined : name}
      aria-disabled={isWorking || undefined}
      onClick={() => void press()}
    >
      {isWorking ? (workingLabel ?? label) : label}
    </button>
  );
}
