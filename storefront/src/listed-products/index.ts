export { type ListedProduct, readListedProducts, toListedProduct } from './listed-products.ts';
