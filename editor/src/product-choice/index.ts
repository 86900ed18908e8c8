export { detailOfProduct, nameOfChoice } from './choice-words.ts';
export { ProductAdder } from './product-adder.tsx';
export { type ChoiceKind, findChoice, type ProductChoice } from './product-choice.ts';
export { ChoiceLine, ProductLine } from './product-line.tsx';
export { nameOfVariant } from './variant-name.ts';
