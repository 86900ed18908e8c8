import { type ProductSummary, type SiteDetails, webpUrl } from '@witryna/module-schemas';
import { useShop } from '@witryna/modules';
import { useEffect, useMemo, useState } from 'react';
import { storedToken } from '../api/customer-token.ts';
import { createShopClient } from '../api/shop-client.ts';
import { areaTextsOf } from '../i18n/areas/area-texts.ts';
import { ViewedList } from './viewed-list.tsx';

interface ViewedHereProps {
  readonly site: SiteDetails;
  readonly addressOf: (path: string) => string;
}

interface Cards {
  readonly data: { readonly products: readonly ProductSummary[] };
}

/** One row on a desktop, two on a phone. */
const SHOWN = 6;
/** Wide enough for a card on a dense screen. */
const PICTURE_WIDTH = 400;

/** What whoever uses this browser looked at last: with their account, else here. Nothing while it is not known. */
export function ViewedHere({ site, addressOf }: ViewedHereProps) {
  const shop = useMemo(() => createShopClient(site), [site]);
  const { formatMoney } = useShop();
  const [products, setProducts] = useState<readonly ProductSummary[]>([]);
  const [path] = useState(() => (storedToken() === undefined ? '/products/viewed' : '/me/viewed'));

  useEffect(() => {
    let isGone = false;
    void shop.call<Cards>('GET', `${path}?limit=${SHOWN}`).then(({ data }) => {
      if (!isGone && data) setProducts(data.data.products);
    });
    return () => {
      isGone = true;
    };
  }, [shop, path]);

  async function clear(): Promise<boolean> {
    const { result } = await shop.call('DELETE', path);
    if (result.kind !== 'done') return false;
    setProducts([]);
    return true;
  }

  const cards = products.map(({ sku, name, urlPath, images: [image], price, priceVaries }) => ({
    sku,
    name,
    href: addressOf(urlPath),
    picture: image && webpUrl(image, PICTURE_WIDTH),
    price: price ? formatMoney(price.final) : '',
    isFrom: priceVaries,
  }));
  return (
    <ViewedList
      products={cards}
      language={site.language}
      texts={areaTextsOf(site.language, 'viewed')}
      onClear={clear}
    />
  );
}
