import type { RichTextNode } from '@witryna/module-schemas';
import type { ReactNode } from 'react';
import type { Shop } from '../../shop/shop.ts';
import { IngredientList } from '../products/ingredient-list.tsx';
import { isRichTextEmpty, RichText } from '../texts/rich-text.tsx';
import { type Binding, boundRichText, type RichTextField } from './current-text.ts';

/**
 * The formatted text of a bound field as it is shown, or its own where it is not bound; before a product's list of
 * ingredients, what the shop tells of them. Undefined where there is nothing to read.
 */
export function boundContent(shop: Shop, binding: Binding<RichTextField>, own: RichTextNode): ReactNode | undefined {
  const document = boundRichText(shop, binding, own);
  if (!document || isRichTextEmpty(document)) return undefined;
  const { current } = shop;
  const ingredients =
    binding.source === 'current' && binding.field === 'inci' && current?.kind === 'product'
      ? current.product.ingredients
      : undefined;
  return (
    <>
      {ingredients && <IngredientList ingredients={ingredients} />}
      <RichText document={document} />
    </>
  );
}
