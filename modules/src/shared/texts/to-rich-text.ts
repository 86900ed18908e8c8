import type { RichTextNode } from '@witryna/module-schemas';

/**
 * A rich text setting as the document that it is. Its schema leaves the nodes to the keyword `x-richText`,
 * so its inferred type knows nothing of them; the registry has checked the value.
 */
export function toRichText(setting: { readonly type: 'doc'; readonly content?: readonly unknown[] }): RichTextNode {
  return setting as RichTextNode;
}
