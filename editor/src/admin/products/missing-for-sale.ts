import type { ProductFormValues } from './product.form-values.ts';

/** What a product needs before it can be sold, or sold well; in the order in which the form has it. */
export type MissingForSale = 'price' | 'stock' | 'picture' | 'category' | 'weight' | 'brand' | 'description';

/** What is still missing of what is in the form. */
export function missingForSale({ variants, images, categories, brand, texts }: ProductFormValues): MissingForSale[] {
  const hasPrice = variants.every(({ prices }) => Object.values(prices).some(({ regular }) => regular.trim() !== ''));
  const hasStock = variants.some(({ stock }) => Number(stock) > 0);
  const hasPicture = images.length > 0 || variants.every(({ facts }) => facts.images.length > 0);
  const hasWeight = variants.every(({ facts }) => facts.weight.trim() !== '');
  const found: Readonly<Record<MissingForSale, boolean>> = {
    price: hasPrice,
    stock: hasStock,
    picture: hasPicture,
    category: categories.length > 0,
    weight: hasWeight,
    brand: brand !== '',
    description: texts.description.trim() !== '',
  };
  return (Object.keys(found) as MissingForSale[]).filter((part) => !found[part]);
}
