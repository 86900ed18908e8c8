/** The address of a drawing, as the bundler names it. */
declare module '*.svg' {
  const address: string;
  export default address;
}
