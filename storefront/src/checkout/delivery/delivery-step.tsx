import type { Money } from '@witryna/module-schemas';
import { MarkOfWay } from '@witryna/modules/marks';
import { useEffect, useId, useRef, useState } from 'react';
import { type Fault, FaultSummary, isFormFaulty } from '../../forms/fault-summary.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useFaultTitle } from '../../forms/use-fault-title.ts';
import { fillIn } from '../../i18n/messages.ts';
import type { Checkout, DeliveryMethod, PointNetwork, Step } from '../checkout.ts';
import { type CheckoutLocale, deliveryPrice } from '../checkout-locale.ts';
import cards from '../frame/choice-cards.module.css';
import styles from './delivery-step.module.css';

/** A point as the step shows it. */
export interface ChosenPoint {
  readonly code: string;
  /** `KRA010, Floriańska 12, Kraków` */
  readonly words: string;
}

/** Which points may be chosen. */
export interface WantedPoint {
  readonly network: PointNetwork;
  /** Only where a parcel can be paid. */
  readonly onlyPayable: boolean;
}

/** Where points are chosen and remembered. */
export interface Points {
  /** The point that is to be used in a network, if one is known. */
  readonly of: (network: PointNetwork) => ChosenPoint | undefined;
  /** Opens the picker. */
  readonly choose: (wanted: WantedPoint, onChosen: (point: ChosenPoint) => void) => void;
}

/** What is sent: the method, and the point where it needs one and one was chosen. */
export interface DeliveryChoice {
  readonly method: DeliveryMethod;
  readonly point?: string | undefined;
}

interface DeliveryStepProps {
  readonly checkout: Checkout;
  readonly freeFrom: Money;
  readonly locale: CheckoutLocale;
  readonly points: Points;
  /** Tells the shop of a choice; gives sentences of what was refused. */
  readonly onChoose: (choice: DeliveryChoice) => Promise<readonly Fault[]>;
  readonly onDone: () => void;
  readonly onStep: (step: Step) => void;
}

/**
 * The second step. A choice is sent to the shop as it is made, so that the sums move with it; the button waits for what
 * is under way.
 */
export function DeliveryStep({ checkout, freeFrom, locale, points, onChoose, onDone, onStep }: DeliveryStepProps) {
  const { texts, money } = locale;
  const { deliveries } = checkout;
  const groupId = useId();
  const [chosenId, setChosenId] = useState(checkout.deliveryId);
  const [refused, setRefused] = useState<{ readonly attempt: number; readonly faults: readonly Fault[] }>(NO_FAULTS);
  const [isWaiting, setWaiting] = useState(false);
  const [, setPointsSeen] = useState(0);
  const [last, setLast] = useState<Promise<readonly Fault[]>>();
  const pointLine = useRef<HTMLParagraphElement>(null);
  const takesFocus = useRef(false);
  const chosen = deliveries.find(({ id }) => id === chosenId);
  useFaultTitle(isFormFaulty(refused.faults), texts.faultTitle);

  useEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    pointLine.current?.focus({ preventScroll: true });
  });

  const tell = (faults: readonly Fault[]) =>
    setRefused(({ attempt }) => ({
      attempt: attempt + 1,
      faults: faults.map((fault) =>
        fault.isOutside ? fault : { ...fault, fieldId: chosen ? groupId + chosen.id : groupId },
      ),
    }));

  function choose(method: DeliveryMethod, point = method.network && points.of(method.network)?.code) {
    setChosenId(method.id);
    setRefused(NO_FAULTS);
    setLast(onChoose({ method, point }));
  }

  function pick(method: DeliveryMethod, network: PointNetwork) {
    points.choose({ network, onlyPayable: method.isCashOnDelivery }, (point) => {
      takesFocus.current = true;
      setPointsSeen((count) => count + 1);
      choose(method, point.code);
    });
  }

  async function send() {
    if (isWaiting) return;
    if (!chosen) return tell([{ message: texts.deliveryMissing }]);
    if (chosen.network && !points.of(chosen.network)) return tell([{ message: texts.pointMissing }]);
    setWaiting(true);
    const point = chosen.network && points.of(chosen.network)?.code;
    const isKnown = checkout.deliveryId === chosen.id && (!chosen.network || checkout.pointCode === point);
    const earlier = await last;
    // A choice from before is sent where the shop does not have it; one that did not arrive is sent once more.
    const isTold = earlier ? earlier.length === 0 : isKnown;
    const refusals = isTold ? [] : await onChoose({ method: chosen, point });
    setLast(undefined);
    setWaiting(false);
    if (refusals.length > 0) return tell(refusals);
    onDone();
  }

  if (deliveries.every(({ isAvailable }) => !isAvailable)) {
    return (
      <div className={styles.none}>
        <p>{texts.noDeliveries}</p>
        <SubmitButton
          label={texts.changeAddress}
          isSending={false}
          sendingLabel={texts.sending}
          onPress={() => onStep('details')}
        />
      </div>
    );
  }
  return (
    <form
      className={styles.form}
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <FaultSummary title={texts.faults} {...refused} />
      <fieldset className={cards.list} id={groupId} tabIndex={-1}>
        <legend className="visually-hidden">{texts.methods}</legend>
        {deliveries.map((method) => {
          const { id, title, days, price, network, isAvailable, reason } = method;
          const point = network && points.of(network);
          const isChosen = id === chosenId;
          return (
            <div key={id} className={cards.card} data-chosen={isChosen || undefined}>
              <label className={cards.choice} data-unavailable={!isAvailable || undefined}>
                <input
                  type="radio"
                  name="delivery"
                  id={groupId + id}
                  value={id}
                  checked={isChosen}
                  aria-disabled={!isAvailable || undefined}
                  onChange={() => isAvailable && choose(method)}
                />
                <span className={styles.mark}>
                  <MarkOfWay name={title} />
                </span>
                <span className={`${cards.name} ${styles.name}`}>{title}</span>
                <span className={cards.note}>
                  {isAvailable ? days && locale.days(days) : (reason ?? texts.unavailable)}
                </span>
                <span className={styles.price}>{isAvailable && deliveryPrice(price, locale)}</span>
                {isAvailable && price.amount === 0 && (
                  <span className={styles.reason}>{fillIn(texts.freeOfCharge, { amount: money(freeFrom) })}</span>
                )}
              </label>
              {isChosen && network && (
                <div className={styles.point}>
                  {point && (
                    <p ref={pointLine} tabIndex={-1}>
                      {point.words}
                    </p>
                  )}
                  <button type="button" className={styles.pick} onClick={() => pick(method, network)}>
                    {point ? texts.changePoint : texts.choosePoint}
                  </button>
                </div>
              )}
            </div>
          );
        })}
      </fieldset>
      <SubmitButton label={texts.toPayment} isSending={isWaiting} sendingLabel={texts.sending} />
    </form>
  );
}

const NO_FAULTS = { attempt: 0, faults: [] };
