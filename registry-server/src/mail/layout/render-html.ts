import { escapeHtml } from '../../text/escape-html.ts';
import { escapeAddress } from './escape-address.ts';
import { LAYOUT_WORDS } from './layout-words.ts';
import type { MailBlock, MailDocument, MailLanguage, MailShop } from './mail-document.ts';

// Mail clients know tables and inline styles, and little else.
const COLOUR = {
  paper: '#fbf7f2',
  surface: '#ffffff',
  ink: '#2a211e',
  muted: '#6b5b54',
  accent: '#9c4a3c',
  line: '#e7dcd3',
};
const DISPLAY = "font-family:Fraunces,Georgia,'Times New Roman',serif";
const TEXT = 'font-family:Figtree,Helvetica,Arial,sans-serif';
const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

/** A line break that somebody wrote stays one. */
const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');

function blockOf(block: MailBlock, language: MailLanguage): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p style="margin:0 0 16px;${TEXT};font-size:16px;line-height:26px;color:${COLOUR.ink}">${lines(block.text)}</p>`;
    case 'note':
      return `<p style="margin:0 0 12px;${TEXT};font-size:14px;line-height:22px;color:${COLOUR.muted}">${lines(block.text)}</p>`;
    case 'list':
      return `<ul style="margin:0 0 16px;padding:0 0 0 20px;${TEXT};font-size:16px;line-height:26px;color:${COLOUR.ink}">${block.items.map((item) => `<li>${lines(item)}</li>`).join('')}</ul>`;
    case 'facts':
      return factsOf(block.facts);
    case 'picture':
      return pictureOf(block);
    case 'button':
      return buttonOf(block, language);
  }
}

function factsOf(facts: readonly (readonly [string, string])[]): string {
  const cell = `padding:8px 0;border-bottom:1px solid ${COLOUR.line};${TEXT};font-size:15px;line-height:22px;vertical-align:top`;
  const rows = facts.map(
    ([name, value]) =>
      `<tr><td style="${cell};padding-right:16px;color:${COLOUR.muted}">${lines(name)}</td><td align="right" style="${cell};color:${COLOUR.ink}">${lines(value)}</td></tr>`,
  );
  return `<table ${TABLE} width="100%" style="margin:0 0 20px">${rows.join('')}</table>`;
}

function pictureOf({ src, alt, href }: Extract<MailBlock, { kind: 'picture' }>): string {
  const image = `<img src="${escapeAddress(src)}" alt="${escapeHtml(alt)}" width="240" style="display:block;width:240px;max-width:100%;height:auto;border:0">`;
  const shown = href === undefined ? image : `<a href="${escapeAddress(href)}">${image}</a>`;
  return `<div style="margin:0 0 20px">${shown}</div>`;
}

function buttonOf({ label, href }: Extract<MailBlock, { kind: 'button' }>, language: MailLanguage): string {
  const address = escapeAddress(href);
  return [
    `<table ${TABLE} style="margin:8px 0 20px"><tr><td bgcolor="${COLOUR.accent}" style="border-radius:2px">`,
    `<a href="${address}" style="display:inline-block;padding:14px 28px;${TEXT};font-size:16px;line-height:20px;color:${COLOUR.surface};text-decoration:none">${escapeHtml(label)}</a>`,
    '</td></tr></table>',
    `<p style="margin:0 0 20px;${TEXT};font-size:13px;line-height:20px;color:${COLOUR.muted}">${LAYOUT_WORDS[language].buttonFallback}<br>`,
    `<a href="${address}" style="color:${COLOUR.accent};word-break:break-all">${escapeHtml(href)}</a></p>`,
  ].join('');
}

/** The mail as HTML in the shop's design; all text is escaped. */
export function renderHtml(
  { subject, preview, heading, replyTo, blocks }: MailDocument,
  { language, shop }: { readonly language: MailLanguage; readonly shop: MailShop },
): string {
  const home = escapeAddress(shop.address);
  const { reason, answerable } = LAYOUT_WORDS[language];
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
${blocks.map((block) => blockOf(block, language)).join('\n')}
</td></tr>
<tr><td style="padding:20px 0 0;${TEXT};font-size:13px;line-height:20px;color:${COLOUR.muted}">${escapeHtml((replyTo ? answerable : reason)(shop))}<br><a href="${home}" style="color:${COLOUR.muted}">${escapeHtml(shop.address)}</a></td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}
