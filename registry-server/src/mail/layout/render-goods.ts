import { escapeAddress } from './escape-address.ts';
import type { MailGoods, MailSum } from './mail-document.ts';
import { COLOUR, lines, TABLE, TEXT } from './mail-style.ts';

/** What was bought: picture, name, amount. */
export function goodsOf(goods: readonly MailGoods[]): string {
  // Without any picture the column of them is left out.
  const hasPictures = goods.some(({ picture }) => picture !== undefined);
  const cell = `padding:12px 0;border-bottom:1px solid ${COLOUR.line};${TEXT};vertical-align:top`;
  const rows = goods.map(({ name, detail, amount, picture }) => {
    const image = picture
      ? `<img src="${escapeAddress(picture)}" alt="" width="48" height="60" style="display:block;width:48px;height:60px;border:0">`
      : '';
    const about = detail
      ? `<br><span style="font-size:14px;line-height:20px;color:${COLOUR.muted}">${lines(detail)}</span>`
      : '';
    return [
      '<tr>',
      hasPictures ? `<td width="64" style="${cell}">${image}</td>` : '',
      `<td style="${cell};padding-right:16px;font-size:17px;line-height:24px;color:${COLOUR.ink}">${lines(name)}${about}</td>`,
      `<td align="right" style="${cell};font-size:17px;line-height:24px;white-space:nowrap;color:${COLOUR.ink}">${lines(amount)}</td>`,
      '</tr>',
    ].join('');
  });
  return `<table ${TABLE} width="100%" style="margin:0 0 12px;border-top:1px solid ${COLOUR.line}">${rows.join('')}</table>`;
}

/** What it comes to: the total under a rule of its own, larger than the rest. */
export function sumsOf(sums: readonly MailSum[]): string {
  const rows = sums.map(({ name, amount, isTotal }) => {
    const style = isTotal
      ? `padding:12px 0 8px;border-top:2px solid ${COLOUR.ink};${TEXT};font-size:20px;line-height:26px;font-weight:600;color:${COLOUR.ink}`
      : `padding:4px 0;${TEXT};font-size:15px;line-height:22px;color:${COLOUR.muted}`;
    return `<tr><td style="${style};padding-right:16px">${lines(name)}</td><td align="right" style="${style};white-space:nowrap">${lines(amount)}</td></tr>`;
  });
  return `<table ${TABLE} width="100%" style="margin:0 0 24px">${rows.join('')}</table>`;
}
