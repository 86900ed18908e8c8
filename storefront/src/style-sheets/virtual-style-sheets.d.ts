/** Filled by `build/style-sheets.ts`; empty on the server and in tests. */
declare module 'virtual:style-sheets' {
  export const styleSheets: import('../content/packed-style-sheets.ts').PackedStyleSheets;
}
