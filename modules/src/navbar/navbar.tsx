import type { navbar } from '@witryna/module-schemas';
import { Suspense, useEffect, useRef } from 'react';
import type { ModuleProps } from '../module-props.ts';
import { findPicture } from '../shared/current/current-picture.ts';
import { ModuleLink } from '../shared/module-link.tsx';
import { Picture } from '../shared/pictures/picture.tsx';
import { useShop } from '../shop/shop.ts';
import { AccountLink } from './account-link.tsx';
import { CartLink } from './cart-link.tsx';
import { FavouritesLink } from './favourites-link.tsx';
import { MenuBar } from './menu-bar.tsx';
import { MenuDialog } from './menu-dialog.tsx';
import styles from './navbar.module.css';
import { SearchLink } from './search-link.tsx';

export type MenuItems = NonNullable<ModuleProps<typeof navbar>['items']>;

/** Name or logo of the shop and its menu: in a row on a wide screen, behind a button on a narrow one. */
export function Navbar({ name, logo, announcement, items = [], sticky, anchor }: ModuleProps<typeof navbar>) {
  const shop = useShop();
  const { Link, account, actions, cart, t } = shop;
  const picture = findPicture(shop, logo);
  const logoOfSite = shop.settings.logo?.light;
  const root = useRef<HTMLDivElement>(null);
  const announcementBar = useRef<HTMLParagraphElement>(null);
  useAnnouncementHeight(root, announcementBar, announcement?.text);
  return (
    <div
      ref={root}
      id={anchor}
      className={styles.root}
      data-sticky={sticky}
      data-announcing={announcement ? true : undefined}
    >
      {announcement && (
        <p ref={announcementBar} className={styles.announcement}>
          {announcement.link ? (
            <ModuleLink link={announcement.link}>{announcement.text}</ModuleLink>
          ) : (
            announcement.text
          )}
        </p>
      )}
      <div className={styles.bar}>
        <Link className={styles.home} href="/" aria-label={t('homePage', { name })}>
          {picture ? (
            <Picture className={styles.logo} {...picture} alt="" sizes="12rem" urgency="soon" />
          ) : logoOfSite ? (
            // Small, and in the document early enough: what is fetched ahead is the picture of the page.
            <img className={styles.siteLogo} src={logoOfSite} alt="" fetchPriority="low" />
          ) : (
            name
          )}
        </Link>
        {/* Brought to life by itself: on a phone, where it is not shown, a press on the menu does not wait for it. */}
        <Suspense>{items.length > 0 && <MenuBar items={items} />}</Suspense>
        {shop.settings.features?.search && <SearchLink />}
        {actions.favourites && <FavouritesLink favourites={actions.favourites} />}
        {account && <AccountLink account={account} />}
        {cart && <CartLink cart={cart} />}
        {items.length > 0 && <MenuDialog name={name} items={items} />}
      </div>
    </div>
  );
}

/**
 * A bar that sticks leaves its announcement above the window, however many lines `text` has. It is measured for a new
 * text alone: that lays out all that has changed on the page, which presses would wait for.
 */
function useAnnouncementHeight(
  root: { readonly current: HTMLElement | null },
  announcement: { readonly current: HTMLElement | null },
  text: string | undefined,
) {
  useEffect(() => {
    const element = announcement.current;
    if (!element || text === undefined) return;
    const measure = () => root.current?.style.setProperty('--announcement-height', `${element.offsetHeight}px`);
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [root, announcement, text]);
}
