import { startTransition, useEffect, useState } from 'react';
import { useShop } from '../shop/shop.ts';
import styles from './delivery-promise.module.css';
import { MINUTES_OF_HOUR, minutesToCutOff } from './shipping-moment.ts';

interface DeliveryPromiseProps {
  readonly promises: readonly string[];
  /** Whether it can be ordered here and now. */
  readonly isBuyable: boolean;
}

/** How soon it leaves, and what else is promised with every order. */
export function DeliveryPromise({ promises, isBuyable }: DeliveryPromiseProps) {
  const { settings } = useShop();
  const { shippingTimer } = settings;
  const hasTimer = isBuyable && shippingTimer !== undefined;
  if (!hasTimer && promises.length === 0) return null;
  return (
    <ul className={`plain-list ${styles.root}`}>
      {hasTimer && (
        <li className={styles.timer}>
          <ShippingTimer cutOffHour={shippingTimer.cutOffHour} />
        </li>
      )}
      {promises.map((promise, place) => (
        <li key={place.toString()}>{promise}</li>
      ))}
    </ul>
  );
}

const MINUTE_MS = 60_000;

/**
 * What holds for every reader comes with the page; the time that is left is told by the browser's clock once the page
 * is alive, in the same room. It is not announced: who listens hears it where it stands.
 */
function ShippingTimer({ cutOffHour }: { readonly cutOffHour: number }) {
  const { t } = useShop();
  const [now, setNow] = useState<Date>();

  useEffect(() => {
    // A press may have brought this to life: its answer comes first.
    const tell = () => startTransition(() => setNow(new Date()));
    tell();
    const clock = setInterval(tell, MINUTE_MS);
    document.addEventListener('visibilitychange', tell);
    return () => {
      clearInterval(clock);
      document.removeEventListener('visibilitychange', tell);
    };
  }, []);

  const left = now && minutesToCutOff(now, cutOffHour);
  if (left === undefined) return t(now ? 'shipsNextDay' : 'shipsUntil', { hour: cutOffHour });
  const hours = Math.floor(left / MINUTES_OF_HOUR);
  const minutes = left % MINUTES_OF_HOUR;
  const time = [hours > 0 && t('hours', { count: hours }), t('minutes', { count: minutes })].filter(Boolean).join(' ');
  return t('shipsToday', { time });
}
