export { detailOfProduct } from './choice-words.ts';
export { ProductAdder } from './product-adder.tsx';
export { ProductLine } from './product-line.tsx';
export { nameOfVariant } from './variant-name.ts';
