import type { AccountPageProps } from '../account/index.ts';
import type { ViewedProductFragment } from '../api/operations.gen.ts';
import { areaTextsOf } from '../i18n/areas/area-texts.ts';
import { type OrderLocale, orderLocaleOf } from '../order-parts/index.ts';
import { type ViewedCard, ViewedList } from '../viewed-products/index.ts';

interface RecentlyViewedProps {
  readonly page: AccountPageProps;
  readonly products: readonly ViewedProductFragment[];
  /** Asks for what the account begins with anew. */
  readonly onChanged: () => Promise<void>;
}

/** What the customer looked at last, on whatever device, with a word that forgets it. */
export function RecentlyViewed({ page, products, onChanged }: RecentlyViewedProps) {
  const { site, shop, addressOf } = page;
  const { money } = orderLocaleOf(site.language);

  async function clear(): Promise<boolean> {
    const { result } = await shop.call('DELETE', '/me/viewed');
    const isDone = result.kind === 'done';
    if (isDone) await onChanged();
    return isDone;
  }

  const cards = products.flatMap((product) => toCard(product, money, addressOf));
  return (
    <ViewedList
      products={cards}
      language={site.language}
      texts={areaTextsOf(site.language, 'viewed')}
      onClear={clear}
    />
  );
}

function toCard(
  { sku, name, url_key: key, small_image: image, price_range: range }: ViewedProductFragment,
  money: OrderLocale['money'],
  addressOf: (path: string) => string,
): ViewedCard[] {
  if (!sku || !name || !key) return [];
  const { value, currency } = range.minimum_price.final_price;
  const most = range.maximum_price?.final_price.value ?? value;
  return [
    {
      sku,
      name,
      href: addressOf(`/${key}`),
      picture: image?.url ?? undefined,
      price: value != null && currency ? money({ value, currency }) : '',
      isFrom: most !== value,
    },
  ];
}
