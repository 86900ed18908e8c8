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
  let markup = '';
  for (const name in attributes) markup += ` ${name}="${escapeMarkup(attributes[name] ?? '')}"`;
  return markup;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const TO_ESCAPE = /[&<>"]/;
const ALL_TO_ESCAPE = /[&<>"]/g;

/** Text that can stand between tags and inside of quoted attributes. */
export function escapeMarkup(text: string): string {
  return TO_ESCAPE.test(text) ? text.replace(ALL_TO_ESCAPE, (sign) => ESCAPES[sign] ?? sign) : text;
}
