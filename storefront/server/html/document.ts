import type { PictureSource } from '@witryna/modules/shared/shown-picture';
import { elementIds } from '../../src/config.ts';
import { attributesMarkup, escapeMarkup, headMarkup } from '../../src/content/head-markup.ts';
import type { HeadElement } from '../../src/content/page-head.ts';
import { themeClass } from '../../src/content/theme-class.ts';
import type { Device } from '../../src/device/device.ts';
import { createTextEncoder } from './text-encoder.ts';

/** What a document's head consists of. */
export interface HeadParts {
  readonly elements: readonly HeadElement[];
  /** The picture that the first screen waits for; nothing where it waits for none. */
  readonly picture: readonly PictureSource[];
  readonly favicon: string;
  /** Address of what it is installed as an app by. */
  readonly manifest?: string;
  /** Links to code. */
  readonly assets: string;
  /** What the page says to machines, as markup. */
  readonly structuredData?: string | undefined;
}

/** The inside of a document's head; the same for every device. */
export function documentHead({ elements, picture, favicon, manifest, assets, structuredData = '' }: HeadParts): string {
  return [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    headMarkup(elements),
    ...picture.map(picturePreload),
    `<link rel="icon" href="${escapeMarkup(favicon)}">`,
    manifest === undefined ? '' : `<link rel="manifest" href="${escapeMarkup(manifest)}">`,
    assets,
    structuredData,
  ].join('');
}

/** Ahead of everything else that the page needs but its styles: nothing else is of high priority. */
function picturePreload({ srcSet, sizes, media }: PictureSource): string {
  const attributes = { imagesrcset: srcSet, imagesizes: sizes, ...(media && { media }) };
  return `<link rel="preload" as="image" type="image/avif" fetchpriority="high"${attributesMarkup(attributes)}>`;
}

/** What a document says before its body. */
export interface StartParts {
  readonly language: string;
  readonly theme: string;
  readonly device: Device;
  /** What `documentHead` makes. */
  readonly head: string;
}

/** All that a document consists of. */
export interface DocumentParts {
  /** What `documentStart` makes, as text or in bytes. */
  readonly start: string | Buffer;
  /** The element of its style sheet: the last in the head, behind what a browser can begin to load meanwhile. */
  readonly style: Buffer;
  readonly body: string;
  /** JSON of the page's state, in pieces, bytes among them already inert; without one the page is inert. */
  readonly state?: readonly (string | Buffer)[];
}

/** A document up to the place of its style. */
export function documentStart({ language, theme, device, head }: StartParts): string {
  const root = { lang: language, class: themeClass(theme), 'data-device': device };
  return `<!doctype html><html${attributesMarkup(root)}><head>${head}`;
}

/**
 * Gives the function that makes whole HTML documents, in runs of bytes. The scripts in them that run are a file of ours
 * and the line that notices early presses.
 */
export function createDocumentWriter(): (parts: DocumentParts) => Buffer[] {
  const encode = createTextEncoder();
  return ({ start, style, body, state }) => {
    if (!state) return encode([start, style, BODY_START, body, END]);
    return encode([start, style, BODY_START, body, STATE_START, ...state.map(inertText), STATE_END]);
  };
}

const BODY_START = `</head><body><div id="${elementIds.root}">`;
/**
 * Where actions say what they came to, to those who do not see it. They are in the document from the first paint, since a
 * region that comes with its sentence is not read out, and outside of what React brings to life: a sentence that is there
 * before would be a difference to it, for which it draws the whole page anew.
 */
const LIVE_REGIONS =
  `<p class="visually-hidden" id="${elementIds.polite}" aria-live="polite"></p>` +
  `<p class="visually-hidden" id="${elementIds.assertive}" aria-live="assertive"></p>`;
const END = '</div></body></html>';

const STATE_START = `</div>${LIVE_REGIONS}<script type="application/json" id="${elementIds.state}">`;
const STATE_END = '</script></body></html>';
const LESS_THAN = '<';
const ESCAPED_LESS_THAN = '\\u003c';

const inertText = (piece: string | Buffer) => (typeof piece === 'string' ? inert(piece) : piece);
const inert = (json: string) => json.replaceAll(LESS_THAN, ESCAPED_LESS_THAN);

/** The same JSON in bytes that cannot close the script element they stand in. */
export function inertJson(json: Buffer): Buffer {
  return json.includes(LESS_THAN) ? Buffer.from(inert(json.toString())) : json;
}
