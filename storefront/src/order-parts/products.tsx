import { keepTogether } from '@witryna/modules/shared/keep-together';
import { fillIn } from '../i18n/messages.ts';
import type { Money, OrderOnPage } from './order-answer.ts';
import type { OrderLocale } from './order-locale.ts';
import styles from './products.module.css';

interface ProductsProps {
  readonly order: Pick<OrderOnPage, 'items' | 'total'>;
  readonly locale: OrderLocale;
}

/** What was bought, and the totals. */
export function Products({ order, locale }: ProductsProps) {
  const { language, texts, money } = locale;
  const { total } = order;
  const amountOf = (amount: Money) => (amount.value === 0 ? texts.free : money(amount));
  return (
    <section className={styles.section} aria-labelledby="order-products">
      <h2 id="order-products" className={styles.subtitle}>
        {texts.products}
      </h2>
      <ul className={styles.products}>
        {order.items.map((item) => (
          <li key={item.id} className={styles.product}>
            <Thumbnail url={item.product?.thumbnail?.url} />
            <span className={styles.name}>
              {item.quantity_ordered}&nbsp;× {keepTogether(language, item.product_name)}
              {item.selected_options.length > 0 && (
                <small className={styles.detail}>{item.selected_options.map(({ value }) => value).join(', ')}</small>
              )}
            </span>
            <span className={styles.amount}>{amountOf(item.prices.row_total_including_tax)}</span>
          </li>
        ))}
      </ul>
      <dl className={styles.sums}>
        <Sum name={texts.goods} amount={money(total.subtotal_incl_tax)} />
        {total.discounts?.map(({ label, amount }) => (
          <Sum key={label} name={`${texts.discount}: ${label}`} amount={money({ ...amount, value: -amount.value })} />
        ))}
        <Sum name={texts.delivery} amount={amountOf(total.total_shipping)} />
        <Sum name={texts.total} amount={money(total.grand_total)} isTotal />
        {total.taxes.map(({ rate, amount }) => (
          <Sum key={rate} name={fillIn(texts.tax, { rate: String(rate) })} amount={money(amount)} />
        ))}
      </dl>
    </section>
  );
}

/** The picture of a thing, beside its name; where there is none, its place is kept, so that names stand in line. */
function Thumbnail({ url }: { readonly url?: string | null | undefined }) {
  return (
    <span className={styles.thumbnail}>{url && <img src={url} alt="" width={56} height={70} loading="lazy" />}</span>
  );
}

function Sum({
  name,
  amount,
  isTotal,
}: {
  readonly name: string;
  readonly amount: string;
  readonly isTotal?: boolean;
}) {
  return (
    <div className={styles.sum} data-total={isTotal || undefined}>
      <dt>{name}</dt>
      <dd className={styles.amount}>{amount}</dd>
    </div>
  );
}
