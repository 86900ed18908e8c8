import type { ProductSummary } from '@witryna/module-schemas';
import { gridCardSizes, PAGE_PLACE, ProductCard } from '@witryna/modules/shared/result-cards';
import results from '../ui/results.module.css';

const COLUMNS = 4;
/** Cards that the first screen may show beside its first one. */
const SEEN_AT_ONCE = 4;

interface ProductGridProps {
  readonly products: readonly ProductSummary[];
  /** Codes of the shades that they are narrowed to. */
  readonly colours?: readonly string[] | undefined;
}

/** Cards of products in lines. */
export function ProductGrid({ products, colours }: ProductGridProps) {
  const sizes = gridCardSizes(PAGE_PLACE, COLUMNS, products.length);
  return (
    <ul className={`plain-list ${results.grid}`}>
      {products.map((product, index) => (
        <li key={product.sku} className={results.item}>
          <ProductCard
            product={product}
            sizes={sizes}
            level="h3"
            colours={colours}
            urgency={index === 0 ? 'lead' : index < SEEN_AT_ONCE ? 'soon' : undefined}
          />
        </li>
      ))}
    </ul>
  );
}
