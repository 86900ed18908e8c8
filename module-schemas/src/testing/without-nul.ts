/** HTML has no NUL: a text of nothing else leaves no node in the document, and React renders its place anew. */
export const withoutNul = (text: string): string => text.replaceAll('\u0000', '\uFFFD');
