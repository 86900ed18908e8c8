import type { ProductDetails, ProductDocument, RichTextNode } from '@witryna/module-schemas';
import type { Shop } from '../shop/shop.ts';
import { type Fact, factItem, inLanguage } from './fact-list.ts';
import { fileFacts } from './file-facts.ts';

/** Who answers for a product's safety, what to heed, and its documents; undefined for a product that tells nothing. */
export function productSafety(shop: Shop, product: ProductDetails): RichTextNode | undefined {
  const { documents = [] } = product.safety ?? {};
  const items = safetyFacts(shop, product).map(factItem);
  if (documents.length > 0) items.push(documentsItem(shop, documents));
  return items.length > 0 ? { type: 'doc', content: [{ type: 'bulletList', content: items }] } : undefined;
}

function safetyFacts({ t }: Shop, { safety, languages }: ProductDetails): readonly Fact[] {
  const maker = [safety?.manufacturer, safety?.address].filter(Boolean).join(', ');
  const facts: Fact[] = [];
  if (maker) facts.push([t('manufacturer'), maker]);
  if (safety?.email) facts.push([t('contact'), safety.email]);
  for (const warning of safety?.warnings ?? []) facts.push(['', warning, languages?.warnings]);
  return facts;
}

function documentsItem({ t, site }: Shop, documents: readonly ProductDocument[]): RichTextNode {
  const title: RichTextNode = { type: 'text', text: `${t('documents')}${t('colon')}`, marks: [{ type: 'bold' }] };
  return {
    type: 'listItem',
    content: [
      { type: 'paragraph', content: [title] },
      { type: 'bulletList', content: documents.map((document) => documentItem(document, site.language)) },
    ],
  };
}

/** A link that says what one gets: the title, the format and the size. */
function documentItem({ title, language, file }: ProductDocument, languageOfSite: string): RichTextNode {
  const text = `${title} ${fileFacts(file, languageOfSite)}`;
  const link: RichTextNode = { type: 'text', text, marks: [{ type: 'link', attrs: { href: file.url } }] };
  return inLanguage({ type: 'listItem', content: [{ type: 'paragraph', content: [link] }] }, language);
}
