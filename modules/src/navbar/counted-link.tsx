import { useSyncExternalStore } from 'react';
import { useShop } from '../shop/shop.ts';
import styles from './cart-link.module.css';

interface CountedLinkProps {
  readonly href: string;
  /** Its name, by the number. */
  readonly nameOf: (count: number) => string;
  readonly subscribe: (listener: () => void) => () => void;
  readonly count: () => number;
  /** The outline of its drawing. */
  readonly outline: string;
}

/** More than this is not written out: the badge has room for two figures. */
const MOST_SHOWN = 99;

/** A server knows no shopper. */
const none = () => 0;

/** A drawing in the header that leads to what a shopper has gathered, with the number of things there. */
export function CountedLink({ href, nameOf, subscribe, count: read, outline }: CountedLinkProps) {
  const { Link } = useShop();
  const count = useSyncExternalStore(subscribe, read, none);
  return (
    <Link className={styles.root} href={href} aria-label={nameOf(count)}>
      <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
        <path d={outline} />
      </svg>
      <span className={styles.count} data-empty={count === 0 || undefined} aria-hidden="true">
        {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
      </span>
    </Link>
  );
}
