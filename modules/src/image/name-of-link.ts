import type { FoundPicture } from '../shared/current/current-picture.ts';

/** What a picture in a link is called. A link without a name leads nobody anywhere, so something always is said. */
export function nameOfLink(
  { file, alt }: FoundPicture,
  entity: string | undefined,
  caption: string | undefined,
  href: string,
): string {
  const names = [alt, file.alt, caption, entity, file.title];
  return names.find((name) => name?.trim()) ?? href;
}
