import { elementIds } from '../src/config.ts';
import { attributesMarkup, escapeMarkup, headMarkup } from '../src/content/head-markup.ts';
import type { HeadElement } from '../src/content/page-head.ts';
import { themeClass } from '../src/content/theme-class.ts';
import type { Device } from '../src/device/device.ts';
import { encodePieces } from './encode-pieces.ts';

/** All that the document around a rendered page says. */
export interface DocumentParts {
  readonly language: string;
  readonly theme: string;
  readonly device: Device;
  readonly head: readonly HeadElement[];
  /** Font files that are needed before the first paint. */
  readonly fonts: readonly string[];
  readonly favicon: string;
  /** Links to styles and code. */
  readonly assets: string;
  readonly body: string;
  /** JSON of the page's state, in pieces, bytes among them already inert; without one the page is inert. */
  readonly state?: readonly (string | Buffer)[];
}

/** The whole HTML document, in runs of bytes. Its only script element that runs is a file of ours. */
export function htmlDocument(parts: DocumentParts): Buffer[] {
  const root = { lang: parts.language, class: themeClass(parts.theme), 'data-device': parts.device };
  const fonts = parts.fonts.map(
    (href) => `<link${attributesMarkup({ rel: 'preload', as: 'font', type: 'font/woff2', href })} crossorigin>`,
  );
  const start =
    `<!doctype html><html${attributesMarkup(root)}><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    headMarkup(parts.head) +
    `<link rel="icon" href="${escapeMarkup(parts.favicon)}">` +
    fonts.join('') +
    parts.assets +
    `</head><body><div id="${elementIds.root}">${parts.body}</div>`;
  const state = parts.state ? [STATE_START, ...parts.state.map(inertText), STATE_END] : [];
  return encodePieces([start, ...state, '</body></html>']);
}

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
