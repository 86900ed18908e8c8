import type { LinkProps } from '@witryna/modules';

/** A plain link: who follows it, the app or the browser, is decided in one place for all links of the document. */
export function ShopLink({ newTab, rel, ...rest }: LinkProps) {
  return newTab ? (
    <a {...rest} target="_blank" rel={rel ? `${rel} noopener` : 'noopener'} />
  ) : (
    <a {...rest} {...(rel !== undefined && { rel })} />
  );
}
