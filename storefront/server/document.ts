import { elementIds } from '../src/config.ts';
import { attributesMarkup } from '../src/content/head-markup.ts';
import { themeClass } from '../src/content/theme-class.ts';
import type { Device } from '../src/device/device.ts';
import { encodePieces } from './encode-pieces.ts';

/** All that the document around a rendered page says. */
export interface DocumentParts {
  readonly language: string;
  readonly theme: string;
  readonly device: Device;
  /** What `documentHead` makes. */
  readonly head: string;
  readonly body: string;
  /** JSON of the page's state, in pieces, bytes among them already inert; without one the page is inert. */
  readonly state?: readonly (string | Buffer)[];
}

/** The whole HTML document, in runs of bytes. Its only script element that runs is a file of ours. */
export function htmlDocument(parts: DocumentParts): Buffer[] {
  const root = { lang: parts.language, class: themeClass(parts.theme), 'data-device': parts.device };
  const state = parts.state ? [STATE_START, ...parts.state.map(inertText), STATE_END] : [];
  return encodePieces([
    `<!doctype html><html${attributesMarkup(root)}><head>`,
    parts.head,
    BODY_START,
    parts.body,
    '</div>',
    ...state,
    '</body></html>',
  ]);
}

const BODY_START = `</head><body><div id="${elementIds.root}">`;

const STATE_START = `<script type="application/json" id="${elementIds.state}">`;
const STATE_END = '</script>';
const LESS_THAN = '<';
const ESCAPED_LESS_THAN = '\\u003c';

const inertText = (piece: string | Buffer) => (typeof piece === 'string' ? inert(piece) : piece);
const inert = (json: string) => json.replaceAll(LESS_THAN, ESCAPED_LESS_THAN);

/** The same JSON in bytes that cannot close the script element they stand in. */
export function inertJson(json: Buffer): Buffer {
  return json.includes(LESS_THAN) ? Buffer.from(inert(json.toString())) : json;
}
