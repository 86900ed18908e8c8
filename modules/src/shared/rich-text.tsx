import type { RichTextMark, RichTextNode } from '@witryna/module-schemas';
import type { ReactNode } from 'react';
import { ModuleLink } from './module-link.tsx';

interface RichTextProps {
  readonly document: RichTextNode;
}

const PLAIN_MARKS: Readonly<Record<string, 'strong' | 'em' | 'u' | 's'>> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
};

/** A rich text document as HTML. Nodes and marks outside the closed list leave only their words. */
export function RichText({ document }: RichTextProps) {
  return <>{renderChildren(document)}</>;
}

/** True when a document has nothing to read. */
export function isRichTextEmpty(node: RichTextNode): boolean {
  if (node.type === 'horizontalRule') return false;
  return node.text ? node.text.trim() === '' : (node.content ?? []).every(isRichTextEmpty);
}

function renderChildren({ content }: RichTextNode): ReactNode {
  return content?.map(renderNode);
}

/** The document is a value without identities: a node's place is the only key there is. */
function renderNode(node: RichTextNode, place: number): ReactNode {
  switch (node.type) {
    case 'text':
      return node.marks ? renderMarks(node.marks, node.text, place) : node.text;
    case 'paragraph':
      return <p key={place}>{renderChildren(node)}</p>;
    case 'heading':
      return renderHeading(node, place);
    case 'bulletList':
      return <ul key={place}>{renderChildren(node)}</ul>;
    case 'orderedList':
      return (
        <ol key={place} start={startOf(node)}>
          {renderChildren(node)}
        </ol>
      );
    case 'listItem':
      return <li key={place}>{renderChildren(node)}</li>;
    case 'blockquote':
      return <blockquote key={place}>{renderChildren(node)}</blockquote>;
    case 'horizontalRule':
      return <hr key={place} />;
    case 'hardBreak':
      return <br key={place} />;
    default:
      return renderChildren(node);
  }
}

function startOf({ attrs }: RichTextNode): number | undefined {
  return typeof attrs?.start === 'number' && attrs.start !== 1 ? attrs.start : undefined;
}

function renderHeading(node: RichTextNode, place: number): ReactNode {
  const level = node.attrs?.level;
  const Heading = level === 4 ? 'h4' : level === 3 ? 'h3' : 'h2';
  return <Heading key={place}>{renderChildren(node)}</Heading>;
}

function renderMarks(marks: readonly RichTextMark[], text: ReactNode, place: number): ReactNode {
  return marks.reduceRight((inner, mark) => renderMark(mark, inner, place), text);
}

function renderMark({ type, attrs }: RichTextMark, inner: ReactNode, place: number): ReactNode {
  const Plain = Object.hasOwn(PLAIN_MARKS, type) ? PLAIN_MARKS[type] : undefined;
  if (Plain) return <Plain key={place}>{inner}</Plain>;
  if (type !== 'link') return inner;
  return (
    <ModuleLink key={place} link={{ href: String(attrs?.href ?? ''), newTab: attrs?.newTab === true }}>
      {inner}
    </ModuleLink>
  );
}
