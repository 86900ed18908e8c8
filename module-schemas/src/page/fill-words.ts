/** What a site says in place of the names in braces that its texts may hold. */
export type ShopWords = Readonly<Record<string, string>>;

const NAME = /\{([a-zA-Z]+)\}/g;

/** The value with `{freeDelivery}` and the like filled in wherever they stand in a text; an unknown name stays. */
export function fillWords<T>(value: T, words: ShopWords): T {
  const say = (whole: string, name: string) => (Object.hasOwn(words, name) ? (words[name] ?? whole) : whole);
  return fill(value, (text) => (text.includes('{') ? text.replace(NAME, say) : text)) as T;
}

function fill(value: unknown, fillText: (text: string) => string): unknown {
  if (typeof value === 'string') return fillText(value);
  if (Array.isArray(value)) return value.map((item) => fill(item, fillText));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner, fillText)]));
}
