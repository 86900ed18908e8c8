import { escapeHtml } from '../../text/escape-html.ts';
import { escapeAddress } from './escape-address.ts';
import { LAYOUT_WORDS } from './layout-words.ts';
import type { MailBlock, MailShop, StaffMailLanguage } from './mail-document.ts';
import { COLOUR, DISPLAY, lines, TABLE, TEXT } from './mail-style.ts';
import { factsOf } from './render-facts.ts';
import { goodsOf, sumsOf } from './render-goods.ts';
import { trackOf } from './render-track.ts';

/** A block as HTML; all text is escaped. */
export function blockOf(
  block: MailBlock,
  { language, shop }: { readonly language: StaffMailLanguage; readonly shop: MailShop },
): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p style="margin:0 0 16px;${TEXT};font-size:16px;line-height:26px;color:${COLOUR.ink}">${lines(block.text)}</p>`;
    case 'note':
      return `<p style="margin:0 0 12px;${TEXT};font-size:14px;line-height:22px;color:${COLOUR.muted}">${lines(block.text)}</p>`;
    case 'list':
      return `<ul style="margin:0 0 16px;padding:0 0 0 20px;${TEXT};font-size:16px;line-height:26px;color:${COLOUR.ink}">${block.items.map((item) => `<li>${lines(item)}</li>`).join('')}</ul>`;
    case 'facts':
      return factsOf(block.facts, shop);
    case 'goods':
      return goodsOf(block.goods);
    case 'sums':
      return sumsOf(block.sums);
    case 'box':
      return boxOf(block);
    case 'track':
      return trackOf(block.steps);
    case 'picture':
      return pictureOf(block);
    case 'button':
      return buttonOf(block, language);
  }
}

function boxOf({ title, facts }: Extract<MailBlock, { kind: 'box' }>): string {
  const cell = `padding:6px 0;${TEXT};font-size:15px;line-height:22px;vertical-align:top`;
  const rows = facts.map(
    ([name, value]) =>
      `<tr><td style="${cell};padding-right:16px;color:${COLOUR.muted}">${lines(name)}</td><td style="${cell};font-weight:600;color:${COLOUR.ink}">${lines(value)}</td></tr>`,
  );
  return [
    `<table ${TABLE} width="100%" style="margin:0 0 24px;border:1px solid ${COLOUR.edge}"><tr><td bgcolor="${COLOUR.paper}" style="padding:16px 20px 12px">`,
    `<p style="margin:0 0 8px;${DISPLAY};font-size:20px;line-height:26px;color:${COLOUR.ink}">${lines(title)}</p>`,
    `<table ${TABLE} width="100%">${rows.join('')}</table>`,
    '</td></tr></table>',
  ].join('');
}

function pictureOf({ src, alt, href }: Extract<MailBlock, { kind: 'picture' }>): string {
  const image = `<img src="${escapeAddress(src)}" alt="${escapeHtml(alt)}" width="240" style="display:block;width:240px;max-width:100%;height:auto;border:0">`;
  const shown = href === undefined ? image : `<a href="${escapeAddress(href)}">${image}</a>`;
  return `<div style="margin:0 0 20px">${shown}</div>`;
}

function buttonOf({ label, href }: Extract<MailBlock, { kind: 'button' }>, language: StaffMailLanguage): string {
  const address = escapeAddress(href);
  return [
    `<table ${TABLE} style="margin:8px 0 20px"><tr><td bgcolor="${COLOUR.accent}" style="border-radius:2px">`,
    `<a href="${address}" style="display:inline-block;padding:14px 28px;${TEXT};font-size:16px;line-height:20px;color:${COLOUR.surface};text-decoration:none">${escapeHtml(label)}</a>`,
    '</td></tr></table>',
    `<p style="margin:0 0 20px;${TEXT};font-size:13px;line-height:20px;color:${COLOUR.muted}">${LAYOUT_WORDS[language].buttonFallback}<br>`,
    `<a href="${address}" style="color:${COLOUR.accent};word-break:break-all">${escapeHtml(href)}</a></p>`,
  ].join('');
}
