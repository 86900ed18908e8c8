import type {
  CurrentArticle,
  ProductDetails,
  RICH_TEXT_FIELDS,
  RichTextNode,
  TEXT_FIELDS,
} from '@witryna/module-schemas';
import { paragraphs } from '@witryna/module-schemas';
import { derive } from '../../shop/derive.ts';
import { formatDay } from '../../shop/format-day.ts';
import type { Shop } from '../../shop/shop.ts';
import { productFacts, productPrices } from '../products/product-facts.ts';
import { productSafety } from '../products/product-safety.ts';
import { wordsTogether } from '../texts/keep-together.ts';
import { wordsOfCurrent } from './current-entity.ts';
import { factItem, factList, inLanguage } from './fact-list.ts';

export type TextField = (typeof TEXT_FIELDS)[number];
export type RichTextField = (typeof RICH_TEXT_FIELDS)[number];

/** Where the words of a field come from: its own settings, or the entity of the page. */
export interface Binding<Field> {
  readonly source: 'own' | 'current';
  readonly field: Field;
}

/** The words of a bound field as they may break into lines; its own where it is not bound, or where there is nothing to bind to. */
export function boundText(shop: Shop, { source, field }: Binding<TextField>, own: string) {
  const words = source === 'own' || !shop.current ? own : currentText(shop, field);
  return words && derive(shop, wordsTogether, words);
}

/** The language of those words where it is not the site's. */
export function boundLanguage(shop: Shop, { source, field }: Binding<TextField>): string | undefined {
  const { current } = shop;
  if (source === 'own' || !current) return undefined;
  if (field === 'name') return wordsOfCurrent(shop)?.languages?.name;
  if (field === 'summary') return wordsOfCurrent(shop)?.languages?.description;
  if (current.kind === 'brand' && field === 'brand') return current.brand.languages?.name;
  return current.kind === 'product' && (field === 'line' || field === 'brand')
    ? current.product[field]?.language
    : undefined;
}

function currentText(shop: Shop, field: TextField): string | undefined {
  const { current } = shop;
  if (field === 'name') return wordsOfCurrent(shop)?.name;
  if (field === 'summary') return wordsOfCurrent(shop)?.description;
  if (current?.kind === 'product')
    return field === 'line' || field === 'brand' ? current.product[field]?.name : undefined;
  if (current?.kind === 'brand') return field === 'brand' ? current.brand.name : undefined;
  return current?.kind === 'article' ? articleText(shop, current.article, field) : undefined;
}

function articleText({ related, site }: Shop, article: CurrentArticle, field: TextField): string | undefined {
  const { author, categories, additionalTitles, publicationDate } = article;
  switch (field) {
    case 'author':
      return author === undefined ? undefined : related.authors[author]?.name;
    case 'articleCategory':
      return related.articleCategories[categories?.[0] ?? '']?.name;
    case 'additionalTitle':
      return additionalTitles?.[0];
    case 'date':
      return publicationDate && formatDay(publicationDate, site.language);
    default:
      return undefined;
  }
}

/** The formatted text of a bound field; undefined when the current entity has none. */
export function boundRichText(
  shop: Shop,
  { source, field }: Binding<RichTextField>,
  own: RichTextNode,
): RichTextNode | undefined {
  const { current } = shop;
  if (source === 'own' || !current) return own;
  if (current.kind === 'product') return productRichText(shop, current.product, field);
  if (current.kind === 'article' && field === 'lists') return listsOf(current.article);
  const words = field === 'description' || field === 'summary' ? wordsOfCurrent(shop) : undefined;
  return words?.description ? textOf([words.description], words.languages?.description) : undefined;
}

function productRichText(shop: Shop, product: ProductDetails, field: RichTextField): RichTextNode | undefined {
  const { languages } = product;
  switch (field) {
    case 'summary':
      return textOf(product.summary ? [product.summary] : [], languages?.summary);
    case 'description':
    case 'usage':
      return textOf(product[field], languages?.[field]);
    case 'benefits':
      return factList(product.benefits.map((benefit) => ['', benefit, languages?.benefits]));
    case 'inci':
      return textOf(product.inci.length > 0 ? [product.inci.join(', ')] : []);
    case 'price':
      return textOf(productPrices(shop, product));
    case 'details':
      return factList(productFacts(shop, product).map(([title, words]) => [`${title}${shop.t('colon')}`, words]));
    case 'safety':
      return productSafety(shop, product);
    case 'lists':
      return undefined;
  }
}

function listsOf({ customLists = [] }: CurrentArticle): RichTextNode | undefined {
  if (customLists.length === 0) return undefined;
  const content = customLists.flatMap(({ title, items }): RichTextNode[] => [
    ...(title ? [{ type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: title }] } as const] : []),
    ...(items.length > 0 ? [{ type: 'bulletList', content: items.map((item) => factItem(['', item])) } as const] : []),
  ]);
  return { type: 'doc', content };
}

function textOf(texts: readonly string[], language?: string): RichTextNode | undefined {
  if (texts.length === 0) return undefined;
  const { type, content = [] } = paragraphs(...texts);
  return { type, content: content.map((node) => inLanguage(node, language)) };
}
