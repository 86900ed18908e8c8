import { RICH_TEXT_NODES } from '@witryna/module-schemas';

const LEVELS: readonly number[] = RICH_TEXT_NODES.heading.attrs.level;

/** Headings of a level that texts do not have take the nearest one: the title of a document becomes its first heading. */
export function withFittingHeadings(html: string): string {
  const pasted = new DOMParser().parseFromString(html, 'text/html');
  for (const heading of pasted.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const level = Number(heading.tagName.slice(1));
    const nearest = Math.min(Math.max(level, Math.min(...LEVELS)), Math.max(...LEVELS));
    if (nearest === level) continue;
    const fitting = pasted.createElement(`h${nearest}`);
    fitting.append(...heading.childNodes);
    heading.replaceWith(fitting);
  }
  return pasted.body.innerHTML;
}
