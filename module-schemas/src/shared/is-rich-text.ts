import { isRecord } from '../is-record.ts';
import { isSafeHref } from './link.ts';
import { RICH_TEXT_MARKS, RICH_TEXT_NODES, type RichTextDocument } from './rich-text.ts';

/** Deepest nesting of lists and quotes that a rich text may have. */
const MAX_DEPTH = 20;

type NodeType = keyof typeof RICH_TEXT_NODES;

const childrenOf: Record<string, readonly NodeType[]> = {
  block: ['paragraph', 'heading', 'bulletList', 'orderedList', 'blockquote', 'horizontalRule'],
  inline: ['text', 'hardBreak'],
  item: ['listItem'],
  none: [],
};

/** True for a document made of the allowed nodes, marks and addresses, and of nothing else. */
export function isRichText(value: unknown): value is RichTextDocument {
  return isRecord(value) && value.type === 'doc' && isNode(value, 0);
}

function isNode(node: unknown, depth: number): boolean {
  if (depth > MAX_DEPTH || !isRecord(node) || !isNodeType(node.type)) return false;
  if (!hasOnly(node, ['type', 'attrs', 'content', 'marks', 'text'])) return false;
  if (node.type === 'text') return isText(node);
  if (node.marks !== undefined && !(Array.isArray(node.marks) && node.marks.length === 0)) return false;
  if (node.text !== undefined || !areAttrs(node.type, node.attrs)) return false;
  return areChildren(node.type, node.content, depth);
}

function isNodeType(type: unknown): type is NodeType {
  return typeof type === 'string' && Object.hasOwn(RICH_TEXT_NODES, type);
}

function isText(node: Record<string, unknown>): boolean {
  if (typeof node.text !== 'string' || node.text === '' || node.content !== undefined) return false;
  return node.marks === undefined || (Array.isArray(node.marks) && node.marks.every(isMark));
}

function isMark(mark: unknown): boolean {
  if (!isRecord(mark) || !hasOnly(mark, ['type', 'attrs'])) return false;
  if (!(RICH_TEXT_MARKS as readonly unknown[]).includes(mark.type)) return false;
  if (mark.type !== 'link') return mark.attrs === undefined;
  const { attrs } = mark;
  return (
    isRecord(attrs) &&
    hasOnly(attrs, ['href', 'newTab']) &&
    typeof attrs.href === 'string' &&
    isSafeHref(attrs.href) &&
    (attrs.newTab === undefined || typeof attrs.newTab === 'boolean')
  );
}

function areAttrs(type: NodeType, attrs: unknown): boolean {
  if (type === 'heading')
    return (
      isRecord(attrs) &&
      hasOnly(attrs, ['level']) &&
      (RICH_TEXT_NODES.heading.attrs.level as readonly unknown[]).includes(attrs.level)
    );
  if (attrs === undefined) return true;
  return (
    type === 'orderedList' && isRecord(attrs) && hasOnly(attrs, ['start']) && Number.isSafeInteger(attrs.start ?? 1)
  );
}

function areChildren(type: NodeType, content: unknown, depth: number): boolean {
  if (content === undefined) return true;
  const allowed = childrenOf[RICH_TEXT_NODES[type].content] ?? [];
  return (
    Array.isArray(content) &&
    content.every(
      (child) => isRecord(child) && isNodeType(child.type) && allowed.includes(child.type) && isNode(child, depth + 1),
    )
  );
}

const hasOnly = (record: Record<string, unknown>, keys: readonly string[]) =>
  Object.keys(record).every((key) => keys.includes(key));
