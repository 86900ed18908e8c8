/** The path that a link of ours leads to, without what stands behind it; other links lead to none. */
const pathOf = (href: unknown): string | undefined =>
  typeof href === 'string' && href.startsWith('/') ? href.slice(1).split(/[?#]/, 1)[0] : undefined;

/** What an entry of a list leads to: menus and lists of links write it in one of two ways. */
function hrefOf(entry: unknown): unknown {
  const { link, href } = (entry ?? {}) as { readonly link?: { readonly href?: unknown }; readonly href?: unknown };
  return link?.href ?? href;
}

interface MenuEntry {
  readonly link?: unknown;
  readonly children?: readonly { readonly link?: unknown }[];
}

/**
 * The same content without the entries of menus and lists of links that lead to these paths. An entry with others below
 * it that readers do see leads to the first of them: without it they would be out of reach. Links within texts stay: the
 * sentence around them would not.
 */
export function withoutLinksTo<T>(content: T, hidden: ReadonlySet<string>): T {
  if (hidden.size === 0) return content;
  return without(content, hidden) as T;
}

function ledToItsFirst(entry: unknown): readonly unknown[] {
  const menu = entry as MenuEntry;
  const first = menu.children?.[0];
  return first === undefined ? [] : [{ ...menu, link: first.link }];
}

function without(value: unknown, hidden: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) {
    return value.flatMap((entry) => {
      const rest = without(entry, hidden);
      return hidden.has(pathOf(hrefOf(entry)) ?? '') ? ledToItsFirst(rest) : [rest];
    });
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, without(each, hidden)]));
}
