const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const ENTITY = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{1,8}));/gi;
const LEAF = /<(?:\w+:)?(\w+)(?:\s[^<>]*)?>([^<>]*)<\//g;
const LAST_CODE_POINT = 0x10ffff;

/** Plain fields of a record: `{ City: 'Kraków' }`. */
export type XmlRecord = Readonly<Record<string, string>>;

/**
 * Records of one name in an answer, each with its plain fields. It is no parser of XML: it reads lists of flat records
 * as services write them, one after the other, and knows neither comments nor CDATA.
 */
export function* readXmlRecords(xml: string, name: string): Generator<XmlRecord> {
  const opening = new RegExp(`<(?:\\w+:)?${name}(?:\\s[^<>]*)?>`, 'g');
  const closing = new RegExp(`</(?:\\w+:)?${name}>`, 'g');
  // One expression for both would look for the end anew from each beginning that has none.
  while (opening.exec(xml)) {
    closing.lastIndex = opening.lastIndex;
    const end = closing.exec(xml);
    if (!end) return;
    const body = xml.slice(opening.lastIndex, end.index);
    opening.lastIndex = closing.lastIndex;
    yield Object.fromEntries([...body.matchAll(LEAF)].map(([, field = '', text = '']) => [field, plainText(text)]));
  }
}

function plainText(text: string): string {
  return text.replace(ENTITY, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return ENTITIES[name] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= LAST_CODE_POINT ? String.fromCodePoint(code) : whole;
  });
}
