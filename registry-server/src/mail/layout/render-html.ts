import { escapeHtml } from '../../text/escape-html.ts';
import { escapeAddress } from './escape-address.ts';
import { footerOf } from './layout-words.ts';
import type { MailDocument, MailShop, StaffMailLanguage } from './mail-document.ts';
import { COLOUR, DISPLAY, lines, TABLE, TEXT } from './mail-style.ts';
import { blockOf } from './render-block.ts';

/** The mail as HTML in the shop's design; all text is escaped. */
export function renderHtml(
  { subject, preview, heading, blocks, ...foot }: MailDocument,
  options: { readonly language: StaffMailLanguage; readonly shop: MailShop },
): string {
  const { language, shop } = options;
  const home = escapeAddress(shop.address);
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:0;background:${COLOUR.paper}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table ${TABLE} width="100%" bgcolor="${COLOUR.paper}"><tr><td align="center" style="padding:32px 16px">
<!--[if mso]><table role="presentation" width="560"><tr><td><![endif]-->
<table ${TABLE} width="100%" style="max-width:560px">
<tr><td style="padding:0 0 24px"><a href="${home}" style="${DISPLAY};font-size:26px;line-height:32px;color:${COLOUR.ink};text-decoration:none">${escapeHtml(shop.name)}</a></td></tr>
<tr><td bgcolor="${COLOUR.surface}" style="padding:32px 24px 20px;border-top:3px solid ${COLOUR.accent}">
<h1 style="margin:0 0 20px;${DISPLAY};font-weight:400;font-size:28px;line-height:34px;color:${COLOUR.ink}">${lines(heading)}</h1>
${blocks.map((block) => blockOf(block, options)).join('\n')}
</td></tr>
<tr><td style="padding:20px 0 0;${TEXT};font-size:13px;line-height:20px;color:${COLOUR.muted}">${escapeHtml(footerOf(foot, language, shop))}<br><a href="${home}" style="color:${COLOUR.muted}">${escapeHtml(shop.address)}</a></td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}
