import { type MouseEvent, useSyncExternalStore } from 'react';
import { useShop } from '../shop/shop.ts';
import type { ShopAccount } from '../shop/shop-account.ts';
import styles from './cart-link.module.css';

/** A server knows no shopper. */
const no = () => false;

/** The way to the account, or to sign in and back. What opens in place is loaded with the first press. */
export function AccountLink({ account }: { readonly account: ShopAccount }) {
  const { Link, path, t } = useShop();
  const isSignedIn = useSyncExternalStore(account.subscribe, account.isSignedIn, no);
  const comeBack = path && path !== '/' ? `?return=${encodeURIComponent(path)}` : '';

  function onClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || !account.opensInPlace()) return;
    event.preventDefault();
    account.open();
  }

  return (
    <Link
      className={styles.root}
      href={isSignedIn ? account.path : account.signInPath + comeBack}
      aria-label={t(isSignedIn ? 'myAccount' : 'signIn')}
      onClick={onClick}
    >
      <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4.5 20.5a7.5 7.5 0 0 1 15 0" />
      </svg>
    </Link>
  );
}
