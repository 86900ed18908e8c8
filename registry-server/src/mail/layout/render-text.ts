import { LAYOUT_WORDS } from './layout-words.ts';
import type { MailBlock, MailDocument, MailLanguage, MailShop } from './mail-document.ts';

function blockOf(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return block.text;
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
    case 'facts':
      return block.facts.map((fact) => fact.map((part) => part.replaceAll('\n', ', ')).join(': ')).join('\n');
    case 'picture':
      return '';
    case 'button':
      return `${block.label}:\n${block.href}`;
  }
}

/** The same mail for clients that show plain text. */
export function renderText(
  { heading, replyTo, blocks }: MailDocument,
  { language, shop }: { readonly language: MailLanguage; readonly shop: MailShop },
): string {
  const { reason, answerable } = LAYOUT_WORDS[language];
  const foot = `--\n${(replyTo ? answerable : reason)(shop)}\n${shop.address}`;
  const parts = [heading, ...blocks.map(blockOf), foot];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
