import { useState } from 'react';
import type { AccountPageProps } from '../account/index.ts';
import type { ViewedProductFragment } from '../api/operations.gen.ts';
import { fillIn } from '../i18n/messages.ts';
import { orderLocaleOf } from '../order-parts/index.ts';
import buttons from '../ui/text-button.module.css';
import styles from './recently-viewed.module.css';

interface RecentlyViewedProps {
  readonly page: AccountPageProps;
  readonly products: readonly ViewedProductFragment[];
  /** Asks for what the account begins with anew. */
  readonly onChanged: () => Promise<void>;
}

/** What the customer looked at last, on whatever device, with a word that forgets it. */
export function RecentlyViewed({ page, products, onChanged }: RecentlyViewedProps) {
  const { site, shop, addressOf } = page;
  const { viewed } = page.texts.orders;
  const [state, setState] = useState<'resting' | 'clearing' | 'cleared' | 'failed'>('resting');
  const { money } = orderLocaleOf(site.language);

  async function clear() {
    if (state === 'clearing') return;
    setState('clearing');
    const { result } = await shop.call('DELETE', '/me/viewed');
    const isDone = result.kind === 'done';
    if (isDone) await onChanged();
    setState(isDone ? 'cleared' : 'failed');
  }

  if (products.length === 0 && state !== 'cleared') return null;
  return (
    <section className={styles.section} aria-labelledby="recently-viewed">
      <div className={styles.head}>
        <h2 id="recently-viewed" className={styles.title}>
          {viewed.title}
        </h2>
        {products.length > 0 && (
          <button
            type="button"
            className={buttons.textButton}
            aria-disabled={state === 'clearing' || undefined}
            onClick={() => void clear()}
          >
            {state === 'clearing' ? viewed.clearing : viewed.clear}
          </button>
        )}
      </div>
      <p role="status" className={styles.said}>
        {state === 'cleared' && viewed.cleared}
        {state === 'failed' && viewed.failed}
      </p>
      <ul className={styles.products}>
        {products.map((product) => {
          const { final_price: least } = product.price_range.minimum_price;
          const most = product.price_range.maximum_price?.final_price.value ?? least.value;
          const price =
            least.value != null && least.currency ? money({ value: least.value, currency: least.currency }) : '';
          return (
            <li key={product.sku} className={styles.product}>
              <a href={addressOf(`/${product.url_key}`)}>
                {product.small_image?.url && (
                  <img src={product.small_image.url} alt="" width={160} height={200} loading="lazy" />
                )}
                <span className={styles.name}>{product.name}</span>
              </a>
              <span className={styles.price}>{most !== least.value ? fillIn(viewed.from, { price }) : price}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
