import { ownEntry } from '../shared/current/own-entry.ts';
import { Picture } from '../shared/pictures/picture.tsx';
import { Price } from '../shared/products/price.tsx';
import { useShop } from '../shop/shop.ts';
import styles from './image-points.module.css';
import type { ImagePoint } from './image-points.tsx';

interface PointCardProps {
  readonly point: ImagePoint;
  /** Given to the words, for what is named by them. */
  readonly labelId?: string;
  /** Whether the product is seen as well: a sheet covers the picture that the point stands on. */
  readonly showsPicture?: boolean;
}

/** What a point tells: its words, and its product where there is one. */
export function PointCard({ point: { label, sku }, labelId, showsPicture = false }: PointCardProps) {
  const { related, Link, t } = useShop();
  const product = sku ? ownEntry(related.products, sku) : undefined;
  const words = (
    <p className={styles.label} id={labelId}>
      {label}
    </p>
  );
  if (!product) return words;
  const [file] = product.images;
  const language = product.languages?.name;
  const facts = (
    <>
      {words}
      {product.name !== label && (
        <p className={styles.name} lang={language}>
          {product.name}
        </p>
      )}
      {product.price && <Price price={product.price} varies={product.priceVaries} />}
      <Link className={styles.link} href={product.urlPath}>
        {t('seeProduct')}
        <span className="visually-hidden">
          : <span lang={language}>{product.name}</span>
        </span>
      </Link>
    </>
  );
  if (!showsPicture || !file) return facts;
  return (
    <div className={styles.product}>
      <Picture className={styles.thumbnail} file={file} alt="" sizes="5rem" />
      <div>{facts}</div>
    </div>
  );
}
