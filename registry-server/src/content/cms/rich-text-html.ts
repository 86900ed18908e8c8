import { isSafeHref, type RichTextDocument } from '@witryna/module-schemas';
import { escapeHtml } from '../../text/escape-html.ts';

type RichTextNode = NonNullable<RichTextDocument['content']>[number];

const MARK_TAGS: Readonly<Record<string, string>> = { bold: 'strong', italic: 'em', underline: 'u', strike: 's' };
const NODE_TAGS: Readonly<Record<string, string>> = {
  paragraph: 'p',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  blockquote: 'blockquote',
};

/** A rich text document as HTML; of a node or mark that is not known only the words are kept. */
export function richTextToHtml(node: RichTextNode): string {
  if (node.type === 'text') return markedText(node);
  if (node.type === 'hardBreak') return '<br>';
  if (node.type === 'horizontalRule') return '<hr>';
  const inner = (node.content ?? []).map(richTextToHtml).join('');
  const tag = node.type === 'heading' ? `h${levelOf(node)}` : NODE_TAGS[node.type];
  return tag ? `<${tag}>${inner}</${tag}>` : inner;
}

function levelOf({ attrs }: RichTextNode): number {
  const level = Number(attrs?.level);
  return level >= 2 && level <= 4 ? level : 2;
}

function markedText({ text = '', marks = [] }: RichTextNode): string {
  return marks.reduce((html, { type, attrs }) => {
    if (type === 'link') return linked(html, attrs?.href);
    const tag = MARK_TAGS[type];
    return tag ? `<${tag}>${html}</${tag}>` : html;
  }, escapeHtml(text));
}

function linked(html: string, href: unknown): string {
  return typeof href === 'string' && isSafeHref(href) ? `<a href="${escapeHtml(href)}">${html}</a>` : html;
}
