import type { MediaFile } from '@witryna/module-schemas';
import type { ProductData } from '../products/product-view.ts';
import type { TranslationsStore } from './translations.store.ts';
import type { FindTranslation, Translation } from './translations.ts';

/** Products as they are told in a language. */
export async function translateProducts(
  translations: TranslationsStore,
  products: readonly ProductData[],
  language: string | undefined,
): Promise<ProductData[]> {
  const find = await translations.read(language, {
    product: products.map(({ sku }) => sku),
    brand: products.flatMap(({ brand }) => brand?.code ?? []),
    line: products.flatMap(({ line }) => line?.code ?? []),
    colour: products.flatMap(({ variants }) => variants.flatMap(({ colour }) => colour?.code ?? [])),
  });
  return products.map((product) => translateProduct(product, find));
}

function translateProduct(product: ProductData, find: FindTranslation): ProductData {
  const { brand, line, variants } = product;
  const own = find('product', product.sku);
  return {
    ...(own ? withWords(product, own) : product),
    ...(brand && { brand: { ...brand, name: find('brand', brand.code)?.name ?? brand.name } }),
    ...(line && { line: { ...line, name: find('line', line.code)?.name ?? line.name } }),
    variants: variants.map((variant) => {
      const { colour } = variant;
      const images = own?.name === undefined ? variant.images : describedBy(variant.images, own.name);
      const label = colour ? find('colour', colour.code)?.name : undefined;
      return { ...variant, images, ...(colour && label !== undefined && { colour: { ...colour, label } }) };
    }),
  };
}

function withWords(product: ProductData, own: Translation): ProductData {
  const { texts } = product;
  const { name = product.name, summary = product.summary, address = product.urlKey } = own;
  const { description = texts.description, benefits = texts.benefits, usage = texts.usage } = own;
  const { warnings = texts.warnings, specification = texts.specification } = own;
  // What a search engine is told would be in another language than the rest.
  const { meta: _, ...rest } = product;
  return {
    ...rest,
    ...(own.meta && { meta: own.meta }),
    name,
    urlKey: address,
    summary,
    images: own.name === undefined ? product.images : describedBy(product.images, own.name),
    texts: { ...texts, description, benefits, usage, warnings, ...(specification && { specification }) },
  };
}

/** Pictures of a product are described in the catalogue's language: elsewhere its name says what they show. */
function describedBy(images: readonly MediaFile[], name: string): MediaFile[] {
  return images.map((image) => ({ ...image, alt: name, title: name }));
}
