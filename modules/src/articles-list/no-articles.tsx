import type { ArticleListingPage } from '@witryna/module-schemas';
import { EmptyList } from '../shared/lists/empty-list.tsx';
import { useShop } from '../shop/shop.ts';

/** An empty list: what that means, and the way to all articles where there are any. */
export function NoArticles({ listing }: { readonly listing: ArticleListingPage | undefined }) {
  const { path, t } = useShop();
  const isFiltered = Object.keys(listing?.chosen ?? {}).length > 0;
  const isBeyondEnd = listing !== undefined && listing.total > 0;
  return (
    <EmptyList
      drawing={
        <>
          <path d="M60 24C48 14 30 12 12 15v58c18-3 36-1 48 9 12-10 30-12 48-9V15c-18-3-36-1-48 9Zm0 0v58" />
          <path d="M24 30c9-1 17 0 25 4M24 44c9-1 17 0 25 4M24 58c9-1 17 0 25 4M96 30c-9-1-17 0-25 4M96 44c-9-1-17 0-25 4" />
        </>
      }
      drawingHeight={90}
      words={t(isFiltered && !isBeyondEnd ? 'noArticlesFiltered' : 'noArticles')}
      next={isFiltered || isBeyondEnd ? { href: path, label: t('showAllArticles') } : undefined}
    />
  );
}
