import type { RichTextMark, RichTextNode } from '@witryna/module-schemas';
import type { ReactNode } from 'react';
import { derive, type SiteOfShop } from '../../shop/derive.ts';
import { useShop } from '../../shop/shop.ts';
import { ModuleLink } from '../module-link.tsx';
import { keepTogether } from './keep-together.ts';

interface RichTextProps {
  readonly document: RichTextNode;
}

const NO_BREAK = '\u00a0';
/** A longer one would leave a phone's line empty. */
const LONGEST_WHOLE_LINK = 24;
const BALANCED = { textWrap: 'balance' } as const;

const PLAIN_MARKS: Readonly<Record<string, 'strong' | 'em' | 'u' | 's'>> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
};

/** A rich text document as HTML. Nodes and marks outside the closed list leave only their words. */
export function RichText({ document }: RichTextProps) {
  return <>{derive(useShop(), elementsOf, document)}</>;
}

const elementsOf = (document: RichTextNode, { site }: SiteOfShop) => renderChildren(document, site.language);

/** True when a document has nothing to read. */
export function isRichTextEmpty(node: RichTextNode): boolean {
  if (node.type === 'horizontalRule') return false;
  return node.text ? node.text.trim() === '' : (node.content ?? []).every(isRichTextEmpty);
}

function renderChildren({ content }: RichTextNode, language: string): ReactNode {
  return content?.map((child, place) => renderNode(child, place, language));
}

/** The document is a value without identities: a node's place is the only key there is. */
function renderNode(node: RichTextNode, place: number, language: string): ReactNode {
  switch (node.type) {
    case 'text':
      return renderText(node, place, language);
    case 'paragraph':
      if (isRowOfLinks(node)) return renderRowOfLinks(node, place, language);
      return (
        <p key={place} lang={languageOf(node)}>
          {renderChildren(node, language)}
        </p>
      );
    case 'heading':
      return renderHeading(node, place, language);
    case 'bulletList':
      return <ul key={place}>{renderChildren(node, language)}</ul>;
    case 'orderedList':
      return (
        <ol key={place} start={startOf(node)}>
          {renderChildren(node, language)}
        </ol>
      );
    case 'listItem':
      return (
        <li key={place} lang={languageOf(node)}>
          {renderChildren(node, language)}
        </li>
      );
    case 'blockquote':
      return <blockquote key={place}>{renderChildren(node, language)}</blockquote>;
    case 'horizontalRule':
      return <hr key={place} />;
    case 'hardBreak':
      return <br key={place} />;
    default:
      return renderChildren(node, language);
  }
}

const isLink = ({ marks = [] }: RichTextNode) => marks.some(({ type }) => type === 'link');

/** Links one after another, with nothing but blanks between them: a menu of a few words each. */
function isRowOfLinks({ content = [] }: RichTextNode): boolean {
  return content.filter(isLink).length > 1 && content.every((part) => isLink(part) || part.text?.trim() === '');
}

/** Lines of about the same length, which end between two links, not within one. */
function renderRowOfLinks(node: RichTextNode, place: number, language: string): ReactNode {
  const whole = (part: RichTextNode) =>
    isLink(part) && part.text && part.text.length <= LONGEST_WHOLE_LINK
      ? { ...part, text: part.text.replaceAll(' ', NO_BREAK) }
      : part;
  return (
    <p key={place} lang={languageOf(node)} style={BALANCED}>
      {renderChildren({ ...node, content: node.content?.map(whole) ?? [] }, language)}
    </p>
  );
}

/** Of a text of the catalogue that is not told in the site's language. */
const languageOf = ({ attrs }: RichTextNode) => (typeof attrs?.language === 'string' ? attrs.language : undefined);

function startOf({ attrs }: RichTextNode): number | undefined {
  return typeof attrs?.start === 'number' && attrs.start !== 1 ? attrs.start : undefined;
}

function renderHeading(node: RichTextNode, place: number, language: string): ReactNode {
  const level = node.attrs?.level;
  const Heading = level === 4 ? 'h4' : level === 3 ? 'h3' : 'h2';
  return <Heading key={place}>{renderChildren(node, language)}</Heading>;
}

function renderText({ text = '', marks = [] }: RichTextNode, place: number, language: string): ReactNode {
  const words = wholeAddresses(keepTogether(language, text));
  return marks.reduceRight<ReactNode>((inner, mark) => renderMark(mark, inner, place), words);
}

/** Addresses of mails are no words: a hyphen of the browser's would be read as theirs. */
function wholeAddresses(words: string): ReactNode {
  if (!words.includes('@')) return words;
  return words.split(/(\s)/).map(wholeIfAddress);
}

function wholeIfAddress(part: string, place: number): ReactNode {
  if (!part.includes('@')) return part;
  return (
    <span key={place} translate="no">
      {part}
    </span>
  );
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
