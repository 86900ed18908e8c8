/** What the browser's log says of a failure; people are told in words of their own (specification, error catalogues). */
const WARNINGS = {
  cartRetries: 'Exceeded number of requests to resolve cart',
  cart: 'Missing cart',
  order: 'Missing order data',
  products: 'Failed to resolve Products',
} as const;

/** Notes a failure of the shop's answers in the browser's log, for whoever looks into it. Nothing personal is in it. */
export function warnOf(failure: keyof typeof WARNINGS): void {
  // biome-ignore lint/suspicious/noConsole: the browser's log is where the specification has these noted
  console.warn(WARNINGS[failure]);
}
