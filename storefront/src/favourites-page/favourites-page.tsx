import type { SiteDetails } from '@witryna/module-schemas';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useCustomer } from '../customer/index.ts';
import { Actions, FormPage } from '../forms/form-page.tsx';
import { favouritesTextsOf } from '../i18n/favourites-texts.ts';
import { countedSentence } from '../i18n/shop-action-texts.ts';
import { EmptyPlinths } from '../ui/empty-plinths.tsx';
import { ListPage } from '../ui/list-page.tsx';
import { SecondaryAction } from '../ui/plain-page.tsx';
import { FavouritesGrid } from './favourites-grid.tsx';
import styles from './favourites-page.module.css';
import { SharedList } from './shared-list.tsx';
import { useFavourites } from './use-favourites.ts';

interface FavouritesPageProps {
  readonly site: SiteDetails;
  readonly addressOf: (path: string) => string;
}

/** As the shop writes the codes of lists that are shared. */
const SHARING_CODE = /^[\w-]{1,64}$/;

/** The list that the address names; a server, which keeps the page for all of them, knows of none. */
const sharedCode = () => new URLSearchParams(location.search).get('list') ?? undefined;
const never = () => () => {};
const noCode = () => undefined;

/** What a visitor has put aside, or a list that somebody has shared. */
export function FavouritesPage(props: FavouritesPageProps) {
  const code = useSyncExternalStore(never, sharedCode, noCode);
  if (code !== undefined && SHARING_CODE.test(code)) return <SharedList code={code} {...props} />;
  return <OwnFavourites {...props} />;
}

/** What a visitor has put aside, to be bought or given up. It is this browser's own, so it is read here. */
function OwnFavourites({ site, addressOf }: FavouritesPageProps) {
  const view = useFavourites(site);
  const [customer] = useCustomer(site);
  const texts = favouritesTextsOf(site.language);
  const heading = useRef<HTMLHeadingElement>(null);
  const { status, rows, count } = view;

  const isEmpty = rows.length === 0;
  const wasFilled = useRef(false);
  useEffect(() => {
    if (isEmpty && wasFilled.current) heading.current?.focus({ preventScroll: true });
    wasFilled.current = !isEmpty;
  }, [isEmpty]);

  if (isEmpty && status === 'ready') {
    return (
      <FormPage drawing={<EmptyPlinths />} title={texts.emptyTitle} titleRef={heading} info={texts.empty}>
        {view.wasBroken && <p className={styles.notice}>{texts.broken}</p>}
        <Actions>
          <SecondaryAction href={addressOf('/')}>{texts.backToShop}</SecondaryAction>
        </Actions>
      </FormPage>
    );
  }
  return (
    <ListPage
      title={texts.title}
      count={count > 0 ? countedSentence(texts.pieces, site.language, count) : undefined}
      headingRef={heading}
      back={{ href: addressOf('/'), label: texts.backToShop }}
    >
      <noscript>
        <p>{texts.needsScript}</p>
      </noscript>
      {site.features.user && customer.kind === 'guest' && !isEmpty && (
        <p className={styles.device}>
          {texts.onThisDevice}{' '}
          <a href={`${addressOf('/auth')}?return=${encodeURIComponent(addressOf('/my-wishlist'))}`}>{texts.signIn}</a>
        </p>
      )}
      <FavouritesGrid view={view} texts={texts} addressOf={addressOf} />
    </ListPage>
  );
}
