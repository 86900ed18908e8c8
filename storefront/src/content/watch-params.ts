import type { Shop } from '@witryna/modules';

/** The same shop, able to tell whether anyone asked it for what depends on the address's parameters. */
export function watchParams(shop: Shop): { readonly shop: Shop; wereRead(): boolean } {
  let wereRead = false;
  return {
    shop: {
      ...shop,
      get params() {
        wereRead = true;
        return shop.params;
      },
      get current() {
        // Only a product is another at another parameter: its variant.
        if (shop.current?.kind === 'product') wereRead = true;
        return shop.current;
      },
    },
    wereRead: () => wereRead,
  };
}
