// No tag reaches over the beginning of another: else each beginning of a page full of them would be followed to its end.
const UNSEEN = /<!--|<(?:script|style)\b/gi;
const ENDS: Readonly<Record<string, RegExp>> = {
  '<!--': /-->/g,
  '<script': /<\/script\s*>/gi,
  '<style': /<\/style\s*>/gi,
};
const BLOCK_EDGE = /<\/?(?:p|div|h[1-6]|ul|ol|li|table|tr|blockquote|section|article|br|hr)\b[^<>]*>/gi;
const TAG = /<\/?[a-z][^<>]*>/gi;
const ENTITY = /&(#x?[0-9a-f]+|[a-z]+);/gi;
const SPACES = /[\s\u00a0]+/g;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  oacute: 'ó',
  Oacute: 'Ó',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bdquo: '„',
  rdquo: '”',
  ldquo: '“',
  laquo: '«',
  raquo: '»',
  deg: '°',
  reg: '®',
  trade: '™',
  copy: '©',
  times: '×',
  euro: '€',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  uuml: 'ü',
  ouml: 'ö',
  auml: 'ä',
};

/** The words of a description in HTML, a paragraph for each block; markup is never taken over. */
export function htmlToParagraphs(html: string): string[] {
  return withoutUnseen(html)
    .replace(BLOCK_EDGE, '\n')
    .replace(TAG, '')
    .split('\n')
    .map((line) => decode(line).replace(SPACES, ' ').trim())
    .filter((line) => line !== '');
}

/** Without scripts, styles and comments; one that is not closed goes on to the end, as browsers read it. */
function withoutUnseen(html: string): string {
  const seen: string[] = [];
  let from = 0;
  for (const { 0: opening, index } of html.matchAll(UNSEEN)) {
    if (index < from) continue;
    seen.push(html.slice(from, index));
    const end = ENDS[opening.toLowerCase()];
    if (!end) continue;
    end.lastIndex = index + opening.length;
    const closing = end.exec(html);
    from = closing ? end.lastIndex : html.length;
    end.lastIndex = 0;
  }
  return [...seen, html.slice(from)].join(' ');
}

function decode(text: string): string {
  return text.replace(ENTITY, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
