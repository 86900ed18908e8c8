import { type LinkProps, useShop } from '@witryna/modules';

/** A plain link: who follows it, the app or the browser, is decided in one place for all links of the document. */
export function ShopLink({ href, newTab, rel, ...rest }: LinkProps) {
  const { pathOf } = useShop();
  const address = pathOf(href);
  return newTab ? (
    <a {...rest} href={address} target="_blank" rel={rel ? `${rel} noopener` : 'noopener'} />
  ) : (
    <a {...rest} href={address} rel={rel} />
  );
}
