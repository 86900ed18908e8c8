import { footerOf, LAYOUT_WORDS } from './layout-words.ts';
import type { MailBlock, MailDocument, MailShop, StaffMailLanguage } from './mail-document.ts';

function blockOf(block: MailBlock, language: StaffMailLanguage): string {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return block.text;
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
    case 'facts':
      return block.facts.map(([name, value]) => `${name}: ${value.replaceAll('\n', ', ')}`).join('\n');
    case 'goods':
      return block.goods
        .map(({ name, detail, amount }) => `${[name, detail].filter(Boolean).join(', ')}: ${amount}`)
        .join('\n');
    case 'sums':
      return block.sums.map(({ name, amount }) => `${name}: ${amount}`).join('\n');
    case 'box':
      return [block.title, ...block.facts.map(([name, value]) => `${name}: ${value.replaceAll('\n', ', ')}`)].join(
        '\n',
      );
    case 'track':
      return block.steps.map(({ name, state }) => `${name}: ${LAYOUT_WORDS[language].step[state]}`).join('\n');
    case 'picture':
      return '';
    case 'button':
      return `${block.label}:\n${block.href}`;
  }
}

/** The same mail for clients that show plain text. */
export function renderText(
  { heading, blocks, ...foot }: MailDocument,
  { language, shop }: { readonly language: StaffMailLanguage; readonly shop: MailShop },
): string {
  const ending = `--\n${footerOf(foot, language, shop)}\n${shop.address}`;
  const parts = [heading, ...blocks.map((block) => blockOf(block, language)), ending];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
