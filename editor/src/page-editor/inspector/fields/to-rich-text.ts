import {
  RICH_TEXT_MARKS,
  RICH_TEXT_NODES,
  type RichTextDocument,
  type RichTextMark,
  type RichTextNode,
} from '@witryna/module-schemas';

interface EditorNode {
  readonly type?: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly content?: readonly EditorNode[];
  readonly marks?: readonly { readonly type: string; readonly attrs?: Readonly<Record<string, unknown>> }[];
  readonly text?: string;
}

/** The attributes that each node may keep; TipTap adds some of its own. */
const KEPT_ATTRS: Readonly<Record<string, readonly string[]>> = {
  heading: ['level'],
  orderedList: ['start'],
  link: ['href', 'newTab'],
};

/** What TipTap gives as the document that we keep: only our nodes, marks and attributes, and no empty ones. */
export function toRichText(document: EditorNode): RichTextDocument {
  return { ...toNode(document), type: 'doc' };
}

function toNode(node: EditorNode): RichTextNode {
  const type = node.type ?? '';
  const attrs = keptAttrs(type, node.attrs);
  const content = node.content?.filter((child) => isKnown(child.type)).map(toNode);
  const marks = node.marks?.filter((mark) => (RICH_TEXT_MARKS as readonly string[]).includes(mark.type)).map(toMark);
  return {
    type,
    ...(attrs && { attrs }),
    ...(content && content.length > 0 && { content }),
    ...(marks && marks.length > 0 && { marks }),
    ...(node.text !== undefined && { text: node.text }),
  };
}

function toMark({
  type,
  attrs,
}: {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
}): RichTextMark {
  const kept = keptAttrs(type, attrs);
  return kept ? { type, attrs: kept } : { type };
}

function keptAttrs(type: string, attrs: Readonly<Record<string, unknown>> = {}): Record<string, unknown> | undefined {
  const entries = (KEPT_ATTRS[type] ?? []).map((name) => [name, attrs[name]] as const);
  const present = entries.filter(([, value]) => value !== null && value !== undefined);
  return present.length > 0 ? Object.fromEntries(present) : undefined;
}

const isKnown = (type: string | undefined) => type !== undefined && Object.hasOwn(RICH_TEXT_NODES, type);
