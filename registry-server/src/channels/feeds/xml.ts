export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 has no way to write these at all
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as the content of an XML element or attribute; signs that XML cannot hold are left out. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(FORBIDDEN, '')
    .replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
}

/** An XML element with a text; nothing where there is none. */
export function element(name: string, text: string | number | undefined): string {
  return text === undefined || text === '' ? '' : `<${name}>${escapeXml(String(text))}</${name}>`;
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Attributes of an element, each with a blank in front; those without a value are left out. */
export function attributes(values: Attributes): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => ` ${name}="${escapeXml(String(value))}"`)
    .join('');
}

/** An XML element that has attributes and nothing else. */
export const emptyElement = (name: string, values: Attributes): string => `<${name}${attributes(values)}/>`;
