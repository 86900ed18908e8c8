import { formatDays } from '@witryna/module-schemas';
import { fillIn } from '../i18n/messages.ts';
import type { OrderLocale, OrderOnPage } from '../order-parts/index.ts';
import { type OrderStage, orderStages } from './order-stages.ts';
import styles from './stages.module.css';

interface StagesProps {
  readonly order: OrderOnPage;
  readonly locale: OrderLocale;
}

/** Where an order is on its way to the door. */
export function Stages({ order, locale: { texts, day, language } }: StagesProps) {
  return (
    <ol className={styles.stages} aria-label={texts.stages}>
      {orderStages(order).map((stage) => (
        <li
          key={stage.name}
          className={styles.stage}
          data-state={stage.state}
          aria-current={stage.state === 'current' ? 'step' : undefined}
        >
          <span className={styles.name}>{stage.name === 'ended' ? order.status : texts[stage.name]}</span>
          <span className={styles.when}>{whenOf(stage)}</span>
        </li>
      ))}
    </ol>
  );

  /** Its day; of what is still to come, when it is expected. */
  function whenOf({ name, state, date }: OrderStage) {
    if (date !== undefined) return day(date);
    if (state !== 'coming') return null;
    const { delivery_estimate: estimate } = order;
    if (name !== 'stageDelivered' || !estimate) return <span className="visually-hidden">{texts.stageComing}</span>;
    const days = formatDays(estimate.from, estimate.to, language);
    // Columns are narrow, and a line may end behind a dash.
    return fillIn(texts.stageExpected, { days: days.replace(/–(?=\d)/, '–\u2060') });
  }
}
