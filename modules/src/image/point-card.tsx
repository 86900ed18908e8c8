import { Price } from '../shared/price.tsx';
import { useShop } from '../shop/shop.ts';
import styles from './image-points.module.css';
import type { ImagePoint } from './image-points.tsx';

/** What a point tells: its words, and its product where there is one. */
export function PointCard({ point: { label, sku } }: { readonly point: ImagePoint }) {
  const { related, Link, t } = useShop();
  const product = sku ? related.products[sku] : undefined;
  if (!product) return <p className={styles.label}>{label}</p>;
  return (
    <>
      <p className={styles.label}>{label}</p>
      {product.name !== label && <p className={styles.name}>{product.name}</p>}
      {product.price && <Price price={product.price} varies={product.priceVaries} />}
      <Link className={styles.link} href={product.urlPath}>
        {t('seeProduct')}
        <span className="visually-hidden">: {product.name}</span>
      </Link>
    </>
  );
}
