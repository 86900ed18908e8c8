import type { ProductSummary } from '@witryna/module-schemas';
import { firstVariant, shadesOf, shownVariants, sizesOf } from '../shared/products/variants.ts';
import { useShop } from '../shop/shop.ts';
import { AddButton } from './add-button.tsx';
import styles from './card-action.module.css';
import { useAddToCart } from './use-add-to-cart.ts';

/** What a card offers: the button to the cart, or the way to choose where there is a choice; nothing when it is sold out. */
export function CardAction({ product }: { readonly product: ProductSummary }) {
  const shop = useShop();
  const { Link, t } = shop;
  const cart = useAddToCart();
  const variant = firstVariant(product);
  if (!cart || !variant?.inStock || !variant.price) return null;
  const variants = shownVariants(shop, product);
  const isChoice = shadesOf(variants).length > 1 || sizesOf(variants).length > 1;
  if (isChoice) {
    const words = shadesOf(variants).length > 1 ? 'chooseShade' : 'chooseSize';
    return (
      <Link className={styles.choose} href={product.urlPath}>
        {t(words)}
        <span className="visually-hidden">
          : <span lang={product.languages?.name}>{product.name}</span>
        </span>
      </Link>
    );
  }
  const { state, add } = cart;
  return (
    <>
      <AddButton
        state={state}
        name={product.name}
        size="small"
        onPress={() => add({ sku: variant.sku, quantity: 1 })}
      />
      <p className={styles.fault}>{state.kind === 'failed' && state.sentence}</p>
    </>
  );
}
