import type { HeadElement } from './page-head.ts';

/** Marks what a change of page replaces. */
export const HEAD_MARK = 'data-head';

/** The elements as markup. */
export function headMarkup(elements: readonly HeadElement[]): string {
  return elements
    .map((element) =>
      element.tag === 'title'
        ? `<title>${escapeMarkup(element.text)}</title>`
        : `<${element.tag} ${HEAD_MARK}${attributesMarkup(element.attributes)}>`,
    )
    .join('');
}

/** Attributes as markup, each with a blank in front. */
export function attributesMarkup(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`)
    .join('');
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text that can stand between tags and inside of quoted attributes. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
}
