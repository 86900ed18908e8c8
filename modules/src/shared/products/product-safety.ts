import type { ProductDetails, ProductDocument, RichTextNode } from '@witryna/module-schemas';
import type { SentenceKey } from '../../shop/i18n/translate.ts';
import type { Shop } from '../../shop/shop.ts';
import { type Fact, factItem, inLanguage } from '../current/fact-list.ts';
import { fileFacts } from '../file-facts.ts';

/** Who answers for a product's safety, what to heed, and its documents; undefined for a product that tells nothing. */
export function productSafety(shop: Shop, product: ProductDetails): RichTextNode | undefined {
  const { documents = [] } = product.safety ?? {};
  const items = safetyFacts(shop, product).map(factItem);
  if (documents.length > 0) items.push(documentsItem(shop, documents));
  return items.length > 0 ? { type: 'doc', content: [{ type: 'bulletList', content: items }] } : undefined;
}

function safetyFacts({ t }: Shop, { safety, languages }: ProductDetails): readonly Fact[] {
  const { manufacturer, address, email, responsiblePerson: person } = safety ?? {};
  const facts: Fact[] = [];
  const titled = (key: SentenceKey) => `${t(key)}${t('colon')}`;
  if (manufacturer || address) facts.push([titled('manufacturer'), together(manufacturer, address)]);
  if (email) facts.push([titled('contact'), email]);
  if (person) facts.push([titled('responsiblePerson'), together(person.name, person.address, person.email)]);
  for (const warning of safety?.warnings ?? []) facts.push(['', warning, languages?.warnings]);
  return facts;
}

const together = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(', ');

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
