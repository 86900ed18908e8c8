import { type MarkName, markPicturePath } from '@witryna/module-schemas';
import { escapeAddress } from './escape-address.ts';
import type { MailFact, MailShop } from './mail-document.ts';
import { COLOUR, lines, TABLE, TEXT } from './mail-style.ts';

/** Names with their values in a column. */
export function factsOf(facts: readonly MailFact[], shop: Pick<MailShop, 'address'>): string {
  const cell = `padding:8px 0;border-bottom:1px solid ${COLOUR.line};${TEXT};font-size:15px;line-height:22px;vertical-align:top`;
  const rows = facts.map(([name, value, mark]) => {
    const drawing = mark ? markOf(mark, shop) : '';
    return `<tr><td style="${cell};padding-right:16px;color:${COLOUR.muted}">${lines(name)}</td><td align="right" style="${cell};color:${COLOUR.ink}">${drawing}${lines(value)}</td></tr>`;
  });
  return `<table ${TABLE} width="100%" style="margin:0 0 20px">${rows.join('')}</table>`;
}

/**
 * A drawing before the words that say the same, so it has none itself. A PNG on a ground of its own: few clients show
 * SVG, and those that turn a mail dark leave its pictures as they are.
 */
function markOf(mark: MarkName, { address }: Pick<MailShop, 'address'>): string {
  // Beside the pages of all sites of a host, not below the base path of one.
  const source = escapeAddress(URL.parse(markPicturePath(mark), address)?.href ?? '');
  return `<img src="${source}" alt="" width="28" height="28" style="width:28px;height:28px;border:0;vertical-align:middle">&nbsp; `;
}
