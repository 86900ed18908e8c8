import type { RegistryAnswer, SiteDetails } from '@witryna/module-schemas';
import type { ChromeUse, PageChrome } from '../src/content/page-renderer.ts';
import type { ShopState } from '../src/content/view.ts';
import type { Device } from '../src/device/device.ts';

/** The start of an answer's document, which depends on nothing but the answer, its shop and the device class. */
interface KeptStarts {
  readonly shop: ShopState;
  readonly byDevice: Readonly<Partial<Record<Device, Buffer>>>;
}

/** What is the same whenever an answer's page is rendered, which depends on nothing but the answer, its site and the path. */
interface KeptChrome {
  readonly site: SiteDetails;
  readonly path: string;
  readonly markup: PageChrome | undefined;
}

/**
 * An answer as it is kept: its bytes, and once they were read a second time its objects too.
 * Objects of pages that are rendered once would only make work for the collector.
 */
export interface KeptSource {
  /** The answer's own JSON, inert. */
  readonly json: Buffer;
  objects?: RegistryAnswer;
  chrome?: KeptChrome;
  starts?: KeptStarts;
  readonly etag: string;
  readonly tags: readonly string[];
  /** Milliseconds; after it the page must be asked for anew. */
  readonly validUntil: number;
  /** When the registry last said so, and under which epoch of the event stream. */
  readonly verifiedAt: number;
  readonly epoch: number;
}

/** What a kept answer costs its cache. */
export const costOf = (kept: KeptSource) => ({
  bytes:
    kept.json.length + (kept.objects ? bytesOfObjects(kept) : 0) + bytesOfChrome(kept) + bytesOfStarts(kept.starts),
  tags: kept.tags,
});

/** Objects take up to this many times the room of their JSON. */
const OBJECTS_TO_JSON = 3;
export const bytesOfObjects = ({ json }: KeptSource) => json.length * OBJECTS_TO_JSON;

/** A text with letters beyond Latin-1 takes two bytes for each; elements and what they are made of as much as the JSON. */
const BYTES_PER_UNIT = 2;
export function bytesOfChrome({ chrome, json }: KeptSource): number {
  const markup = chrome?.markup;
  return markup ? (markup.top.length + markup.bottom.length) * BYTES_PER_UNIT + json.length : 0;
}

export const bytesOfStarts = (starts: KeptStarts | undefined) =>
  Object.values(starts?.byDevice ?? {}).reduce((total, { length }) => total + length, 0);

/** What an earlier rendering left for this site and path; undefined when it left nothing that may be used again. */
export function chromeOf({ chrome }: KeptSource, site: SiteDetails, path: string): ChromeUse | undefined {
  return chrome?.site === site && chrome.path === path ? chrome.markup : 'wanted';
}
