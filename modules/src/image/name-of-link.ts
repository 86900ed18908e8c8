import type { FoundPicture } from '../shared/current-picture.ts';
import type { CurrentEntity } from '../shop/shop.ts';

/** What a picture in a link is called. A link without a name leads nobody anywhere, so something always is said. */
export function nameOfLink(
  { file, alt }: FoundPicture,
  current: CurrentEntity | undefined,
  caption: string | undefined,
  href: string,
): string {
  const entity = current?.kind === 'product' ? current.product.name : current?.category.name;
  const names = [alt, file.alt, caption, entity, file.title];
  return names.find((name) => name?.trim()) ?? href;
}
