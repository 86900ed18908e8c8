/** Which pictures of the seed belong to a product and to each of its shades. */
import type { SeedProduct, SeedVariant } from './catalogue-bodies.ts';

type Pictured = Pick<SeedProduct, 'picture' | 'variants'>;

/** The shades of a product; one colour alone is no choice. */
export function shadesOf({ variants }: Pick<SeedProduct, 'variants'>): readonly SeedVariant[] {
  const coloured = variants.filter(({ colour }) => colour);
  return coloured.length > 1 ? coloured : [];
}

const cardOf = ({ picture }: Pictured) => `products/${picture}`;

/** The picture of a shade: a stroke of it on tiles in the tones of skin. */
export const pictureOfShade = ({ picture }: Pictured, { colour }: SeedVariant) => `shades/${picture}-${colour?.code}`;

/** The pictures of a product itself: its card, then its first shade or, where there is one, its second picture. */
export function picturesOfProduct(product: Pictured): readonly string[] {
  const [first] = shadesOf(product);
  return [cardOf(product), first ? pictureOfShade(product, first) : `${cardOf(product)}-2`];
}

/**
 * The pictures of a variant, by its place among the product's variants. The card shows the product in its first shade,
 * so that any other one leads with its own stroke. A variant without a shade has the product's pictures.
 */
export function picturesOfVariant(product: Pictured, variant: SeedVariant): readonly string[] {
  const shades = shadesOf(product);
  if (!shades.includes(variant)) return [];
  const own = pictureOfShade(product, variant);
  return variant === shades[0] ? [cardOf(product), own] : [own, cardOf(product)];
}

/** All pictures that a product or one of its shades shows. */
export const picturesAbout = (product: Pictured): readonly string[] => [
  ...picturesOfProduct(product),
  ...shadesOf(product).map((shade) => pictureOfShade(product, shade)),
];
