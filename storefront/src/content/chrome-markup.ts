import type { PageChrome } from './page-renderer.ts';

const TOP = '<header class="page-top">';
const BETWEEN = '</header><main class="page-main"';
const BOTTOM = '</main><footer class="page-bottom">';
const END = '</footer>';

/**
 * What stands inside of a rendered page's header and footer. Nothing that a page says can look like their borders:
 * text is escaped. Undefined for a page that begins with something other than the link past its header, since React
 * then lifted something out of one of its slots.
 */
export function chromeOf(html: string): Pick<PageChrome, 'top' | 'bottom'> | undefined {
  const top = html.indexOf(TOP);
  const topEnd = html.indexOf(BETWEEN, top);
  const bottom = html.lastIndexOf(BOTTOM);
  const bottomEnd = html.lastIndexOf(END);
  if (!html.startsWith('<a ') || top < 0 || topEnd < top || bottom < topEnd || bottomEnd < bottom) return undefined;
  return {
    top: ownCopy(html.slice(top + TOP.length, topEnd)),
    bottom: ownCopy(html.slice(bottom + BOTTOM.length, bottomEnd)),
  };
}

/** A slice of a text keeps all of it in memory. */
const ownCopy = (slice: string) => Buffer.from(slice).toString();
