import type { SiteDetails } from '@witryna/module-schemas';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ReadSharedWishlistQuery } from '../api/operations.gen.ts';
import { createShopClient } from '../api/shop-client.ts';
import type { ShopResponse } from '../api/shop-result.ts';
import { favouritesOfSite } from '../favourites/index.ts';
import { Actions, FormPage } from '../forms/form-page.tsx';
import { StatusMessage } from '../forms/status-message.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { favouritesTextsOf } from '../i18n/favourites-texts.ts';
import { countedSentence } from '../i18n/shop-action-texts.ts';
import { EmptyPlinths } from '../ui/empty-plinths.tsx';
import { ListPage } from '../ui/list-page.tsx';
import { SecondaryAction } from '../ui/plain-page.tsx';
import { FavouritesGrid } from './favourites-grid.tsx';
import styles from './favourites-page.module.css';
import { ReadSharedWishlistDocument } from './shared-list.gen.ts';
import { useListView } from './use-list-view.ts';

interface SharedListProps {
  readonly code: string;
  readonly site: SiteDetails;
  readonly addressOf: (path: string) => string;
}

const noChange = async () => undefined;

/** A list that somebody else has shared: its products can be bought, and nothing of it be changed. */
export function SharedList({ code, site, addressOf }: SharedListProps) {
  const shop = useMemo(() => createShopClient(site), [site]);
  const texts = favouritesTextsOf(site.language);
  const [response, setResponse] = useState<ShopResponse<ReadSharedWishlistQuery>>();
  const read = useCallback(async () => {
    setResponse(undefined);
    setResponse(await shop.query(ReadSharedWishlistDocument, { code }));
  }, [shop, code]);
  useEffect(() => void read(), [read]);

  const list = response?.data?.wishlistBySharingCode;
  const skus = [...new Set((list?.items_v2?.items ?? []).flatMap((entry) => entry?.product?.sku ?? []))];
  const readProducts = useCallback(
    async (wanted: readonly string[]) => (await favouritesOfSite(site).load()).products(wanted),
    [site],
  );
  const view = useListView({ id: code, skus, readProducts, set: noChange });

  if (response && !response.data) {
    return (
      <FormPage drawing={<EmptyPlinths />} title={texts.title}>
        <StatusMessage text={texts.sharedFailed} isRefusal takesFocus={false} />
        <Actions>
          <SubmitButton label={texts.tryAgain} isSending={false} sendingLabel={texts.sending} onPress={read} />
        </Actions>
      </FormPage>
    );
  }
  if (response && (!list || skus.length === 0)) {
    return (
      <FormPage
        drawing={<EmptyPlinths />}
        title={list ? texts.sharedEmpty : texts.sharedGone}
        info={list ? undefined : texts.sharedGoneInfo}
      >
        <Actions>
          <SecondaryAction href={addressOf('/')}>{texts.backToShop}</SecondaryAction>
        </Actions>
      </FormPage>
    );
  }
  return (
    <ListPage
      title={list?.name ?? texts.title}
      count={skus.length > 0 ? countedSentence(texts.pieces, site.language, skus.length) : undefined}
      back={{ href: addressOf('/my-wishlist'), label: texts.toOwn }}
    >
      <p className={styles.device}>{texts.shared}</p>
      <FavouritesGrid view={view} texts={texts} addressOf={addressOf} isReadOnly />
    </ListPage>
  );
}
