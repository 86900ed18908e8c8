import type { PageFault } from '@witryna/module-schemas';
import { isReservedSlug } from '../../../content/slug.ts';
import { SHOP_TIME_ZONE } from '../../../time/shop-day.ts';
import type { ProductInput, VariantInput } from '../catalog.schema.ts';
import { faultsOfPastPrices, faultsOfPrice } from '../prices/price-input.ts';

/** What no schema can say about a product. */
export function faultsOfProduct(input: ProductInput, now: Date): PageFault[] {
  return [
    ...(isReservedSlug(input.urlKey)
      ? [{ path: '/urlKey', rule: 'reserved', message: 'Ten adres jest zajęty przez sklep.' }]
      : []),
    ...input.documents.flatMap(({ file }, index) =>
      input.documents.findIndex((other) => other.file === file) === index
        ? []
        : [{ path: `/documents/${index}/file`, rule: 'unique', message: 'Ten plik jest już na liście.' }],
    ),
    ...input.variants.flatMap((variant, index) => faultsOfVariant(variant, index, input.variants)),
    ...input.priceHistory.flatMap(({ variantSku }, index) =>
      input.variants.some(({ sku }) => sku === variantSku)
        ? []
        : [
            {
              path: `/priceHistory/${index}/variantSku`,
              rule: 'reference',
              message: 'Produkt nie ma takiego wariantu.',
            },
          ],
    ),
    ...faultsOfPastPrices(input.priceHistory, '/priceHistory', now, SHOP_TIME_ZONE),
  ];
}

function faultsOfVariant(variant: VariantInput, index: number, all: readonly VariantInput[]): PageFault[] {
  const path = `/variants/${index}`;
  const isRepeated = all.findIndex(({ sku }) => sku === variant.sku) !== index;
  return [
    ...(isRepeated ? [{ path: `${path}/sku`, rule: 'unique', message: 'Ten wariant jest już na liście.' }] : []),
    ...(variant.ean !== undefined && !isEan(variant.ean)
      ? [{ path: `${path}/ean`, rule: 'check-digit', message: 'Cyfra kontrolna kodu EAN się nie zgadza.' }]
      : []),
    ...Object.entries(variant.prices).flatMap(([currency, price]) =>
      faultsOfPrice(price, `${path}/prices/${currency}`, SHOP_TIME_ZONE),
    ),
  ];
}

/** The last digit makes the weighted sum of all a multiple of ten. */
function isEan(ean: string): boolean {
  const digits = [...ean].map(Number).reverse();
  return digits.reduce((sum, digit, index) => sum + digit * (index % 2 === 0 ? 1 : 3), 0) % 10 === 0;
}
