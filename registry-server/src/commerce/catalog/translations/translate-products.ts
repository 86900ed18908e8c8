import type { MediaFile, NamedPart, ProductDocument, ProductText } from '@witryna/module-schemas';
import type { ProductData } from '../products/product-view.ts';
import type { TranslationsStore } from './translations.store.ts';
import { type FindTranslation, type Translation, textLanguages } from './translations.ts';

type Colour = NonNullable<ProductData['variants'][number]['colour']>;

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
  const { sku, brand, line, variants } = product;
  const own = find('product', sku);
  const translated = own ? withWords(product, own) : product;
  const { description, benefits, usage, warnings, specification } = translated.texts;
  const languageOf = (text: ProductText, isSaid: boolean) =>
    isSaid ? find.languageOf('product', sku, text) : undefined;
  return {
    ...translated,
    ...textLanguages({
      name: languageOf('name', true),
      summary: languageOf('summary', Boolean(translated.summary)),
      description: languageOf('description', description.length > 0),
      benefits: languageOf('benefits', benefits.length > 0),
      usage: languageOf('usage', usage.length > 0),
      warnings: languageOf('warnings', warnings.length > 0),
      specification: languageOf('specification', specification !== undefined),
    }),
    documents: product.documents.map((document) => translateDocument(document, sku, find)),
    ...(brand && { brand: named('brand', brand, find) }),
    ...(line && { line: named('line', line, find) }),
    variants: variants.map((variant) => {
      const { colour } = variant;
      const images = own?.name === undefined ? variant.images : describedBy(variant.images, own.name);
      return { ...variant, images, ...(colour && { colour: translateColour(colour, find) }) };
    }),
  };
}

function named(kind: 'brand' | 'line', part: NamedPart, find: FindTranslation): NamedPart {
  const language = find.languageOf(kind, part.code, 'name');
  return { ...part, name: find(kind, part.code)?.name ?? part.name, ...(language && { language }) };
}

function translateDocument(document: ProductDocument, sku: string, find: FindTranslation): ProductDocument {
  const own = find('product', sku)?.documents?.find(({ file }) => file === document.file.id);
  const language = own ? find.languageOf('product', sku, 'documents') : find.originalLanguage;
  return { ...document, title: own?.title ?? document.title, ...(language && { language }) };
}

function translateColour(colour: Colour, find: FindTranslation): Colour {
  const language = find.languageOf('colour', colour.code, 'name');
  return { ...colour, label: find('colour', colour.code)?.name ?? colour.label, ...(language && { language }) };
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
