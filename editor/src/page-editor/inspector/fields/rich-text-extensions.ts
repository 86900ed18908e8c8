import { Mark, mergeAttributes } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { isSafeHref, RICH_TEXT_NODES } from '@witryna/module-schemas';

/** A link as our documents keep it: the address and whether it opens a tab of its own, nothing of HTML. */
const RichTextLink = Mark.create({
  name: 'link',
  inclusive: false,
  keepOnSplit: false,
  addAttributes() {
    return {
      href: { default: null, parseHTML: (element) => element.getAttribute('href') },
      newTab: {
        default: null,
        parseHTML: (element) => (element.getAttribute('target') === '_blank' ? true : null),
        renderHTML: () => ({}),
      },
    };
  },
  // What is pasted with an address that we refuse loses the link and keeps its words.
  parseHTML() {
    return [{ tag: 'a[href]', getAttrs: (element) => isSafeHref(element.getAttribute('href') ?? '') && null }];
  },
  renderHTML({ HTMLAttributes }) {
    return ['a', mergeAttributes(HTMLAttributes, { rel: 'noreferrer' }), 0];
  },
});

/** The closed list of nodes and marks; pasting brings nothing else in. */
export const richTextExtensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    link: false,
    heading: { levels: [...RICH_TEXT_NODES.heading.attrs.level] },
    trailingNode: false,
    dropcursor: { color: false, class: 'rich-text-drop' },
  }),
  RichTextLink,
];
