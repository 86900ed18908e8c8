import { MarkOfWay } from '@witryna/modules/marks';
import type { PointNetwork } from '../../parcel-points/index.ts';
import type { DeliveryMethod } from '../checkout.ts';
import { deliveryPrice } from '../checkout-locale.ts';
import cards from '../frame/choice-cards.module.css';
import type { PaymentLocale } from '../payment/payment-locale.ts';
import styles from './express-sheet.module.css';

interface ExpressDeliveriesProps {
  readonly id: string;
  readonly deliveries: readonly DeliveryMethod[];
  readonly chosen: DeliveryMethod | undefined;
  readonly locale: PaymentLocale;
  /** The point of a network in words, if one is known. */
  readonly pointOf: (network: PointNetwork) => string | undefined;
  readonly onChoose: (method: DeliveryMethod) => void;
  readonly onPickPoint: (network: PointNetwork) => void;
}

/** Ways of delivery that a wallet can pay; one that ends at a point says which, or asks for it. */
export function ExpressDeliveries(props: ExpressDeliveriesProps) {
  const { id, deliveries, chosen, locale, pointOf, onChoose, onPickPoint } = props;
  const { texts, days: inDays } = locale;
  const { express } = texts;
  return (
    <fieldset className={cards.list} id={id} tabIndex={-1}>
      <legend className={styles.subtitle}>{texts.delivery}</legend>
      {deliveries.map((method) => {
        const { id: methodId, title, days, price, network } = method;
        const point = network && pointOf(network);
        const isChosen = methodId === chosen?.id;
        return (
          <div key={methodId} className={cards.card} data-chosen={isChosen || undefined}>
            <label className={cards.choice}>
              <input
                type="radio"
                name="express-delivery"
                value={methodId}
                checked={isChosen}
                onChange={() => onChoose(method)}
              />
              <span className={styles.mark}>
                <MarkOfWay name={title} />
              </span>
              <span className={cards.name}>{title}</span>{' '}
              <span className={cards.note}>
                {[days && inDays(days), deliveryPrice(price, locale)].filter(Boolean).join(' · ')}
              </span>
            </label>
            {isChosen && network && (
              <p className={styles.point}>
                {point}{' '}
                <button type="button" className={styles.pick} onClick={() => onPickPoint(network)}>
                  {point ? express.changePoint : express.choosePoint}
                </button>
              </p>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
