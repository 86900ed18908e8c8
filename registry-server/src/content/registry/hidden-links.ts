/** The path that a link of ours leads to, without what stands behind it; other links lead to none. */
const pathOf = (href: unknown): string | undefined =>
  typeof href === 'string' && href.startsWith('/') ? href.slice(1).split(/[?#]/, 1)[0] : undefined;

/** What an entry of a list leads to: menus and lists of links write it in one of two ways. */
function hrefOf(entry: unknown): unknown {
  const { link, href } = (entry ?? {}) as { readonly link?: { readonly href?: unknown }; readonly href?: unknown };
  return link?.href ?? href;
}

/**
 * The same content without the entries of menus and lists of links that lead to these paths. Links within texts stay:
 * the sentence around them would not.
 */
export function withoutLinksTo<T>(content: T, hidden: ReadonlySet<string>): T {
  if (hidden.size === 0) return content;
  return without(content, hidden) as T;
}

function without(value: unknown, hidden: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) {
    return value.filter((entry) => !hidden.has(pathOf(hrefOf(entry)) ?? '')).map((entry) => without(entry, hidden));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, without(each, hidden)]));
}
