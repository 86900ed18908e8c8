import type { MailStep } from './mail-document.ts';
import { COLOUR, lines, TABLE, TEXT } from './mail-style.ts';

/** The way of an order as a row of points on a line; what is behind it is filled. Drawn by cells: nothing is fetched. */
export function trackOf(steps: readonly MailStep[]): string {
  const width = Math.floor(100 / steps.length);
  const points = steps.map(({ name, state }, place) => {
    const isReached = state !== 'coming';
    const isLast = place === steps.length - 1;
    const goesOn = !isLast && steps[place + 1]?.state !== 'coming';
    const point = [
      `<td width="22" height="22" align="center" valign="middle" bgcolor="${isReached ? COLOUR.accent : COLOUR.surface}"`,
      ` style="width:22px;height:22px;border:2px solid ${isReached ? COLOUR.accent : COLOUR.edge};border-radius:13px;`,
      `${TEXT};font-size:13px;line-height:20px;color:${COLOUR.surface}">${isReached ? '✓' : '&nbsp;'}</td>`,
    ].join('');
    const rule = isLast
      ? '<td>&nbsp;</td>'
      : `<td valign="middle"><table ${TABLE} width="100%"><tr><td height="2" bgcolor="${goesOn ? COLOUR.accent : COLOUR.line}" style="height:2px;font-size:0;line-height:0">&nbsp;</td></tr></table></td>`;
    const label = `padding:8px 8px 0 0;${TEXT};font-size:14px;line-height:20px;color:${isReached ? COLOUR.ink : COLOUR.muted};font-weight:${state === 'current' ? 600 : 400}`;
    return `<td width="${width}%" valign="top"><table ${TABLE} width="100%"><tr>${point}${rule}</tr><tr><td colspan="2" style="${label}">${lines(name)}</td></tr></table></td>`;
  });
  return `<table ${TABLE} width="100%" style="margin:0 0 24px"><tr>${points.join('')}</tr></table>`;
}
