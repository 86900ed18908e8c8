/** A rich text document: ProseMirror JSON with the closed list of nodes and marks below; see `isRichText`. */
export interface RichTextNode {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly content?: readonly RichTextNode[];
  readonly marks?: readonly RichTextMark[];
  readonly text?: string;
}

export interface RichTextMark {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
}

export interface RichTextDocument extends RichTextNode {
  readonly type: 'doc';
}

/** What a node may contain, and which attributes it has. The list is closed. */
export const RICH_TEXT_NODES = {
  doc: { content: 'block' },
  paragraph: { content: 'inline' },
  heading: { content: 'inline', attrs: { level: [2, 3, 4] } },
  bulletList: { content: 'item' },
  orderedList: { content: 'item', attrs: { start: 'integer' } },
  listItem: { content: 'block' },
  blockquote: { content: 'block' },
  horizontalRule: { content: 'none' },
  hardBreak: { content: 'none' },
  text: { content: 'none' },
} as const;

export const RICH_TEXT_MARKS = ['bold', 'italic', 'underline', 'strike', 'link'] as const;

/** The schema's part of the rule; the keyword `x-richText` checks nodes, marks and addresses. */
export const richTextSchema = {
  type: 'object',
  title: 'Treść',
  required: ['type'],
  properties: { type: { const: 'doc' }, content: { type: 'array' } },
  additionalProperties: false,
  'x-richText': true,
} as const;
