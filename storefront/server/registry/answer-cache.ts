import type { RegistryAnswer, SiteDetails } from '@witryna/module-schemas';
import type { ShopState } from '../../src/content/view.ts';
import { withSharedContent } from '../../src/content/with-shared-content.ts';
import type { Device } from '../../src/device/device.ts';
import type { ChromeRequest, PageChrome } from '../../src/rendering/page-renderer.ts';
import { createTaggedCache, type TaggedCache, type TaggedCacheLimits } from '../cache/tagged-cache.ts';
import type { PageStyle } from '../html/page-styles.ts';

/** An answer of the registry as it came, with what says how long it may be used. */
export interface AnswerFacts {
  /** The answer's own JSON. */
  readonly json: Buffer;
  readonly etag: string;
  readonly tags: readonly string[];
  /** Milliseconds; after it the page must be requested anew. */
  readonly validUntil: number;
  /** When the registry last confirmed it, and under which epoch of the event stream. */
  readonly verifiedAt: number;
  readonly epoch: number;
}

/**
 * An answer with what was derived from it, which is the same whenever its page is rendered. Nothing is derived before
 * it was read a second time: objects of pages that are rendered once would only make work for the garbage collector.
 */
export interface CachedAnswer extends AnswerFacts {
  objects?: RegistryAnswer;
  /** Header and footer, for this site and path; no markup where they differ with parameters. */
  chrome?: { readonly site: SiteDetails; readonly path: string; readonly markup: PageChrome | undefined };
  /** What hydrates the page at these parameters, as inert JSON. */
  state?: { readonly params: string; readonly json: Buffer };
  /** The start of the document, for this shop and by device class. */
  starts?: { readonly shop: ShopState; readonly byDevice: Readonly<Partial<Record<Device, DocumentStart>>> };
}

/** A document up to its style, and that style, which all documents of the same sheets share. */
export interface DocumentStart {
  readonly text: string | Buffer;
  readonly style: PageStyle;
}

/** The start of a document as it was made for one request. */
export interface MadeStart extends DocumentStart {
  /** Whether it is the same at all parameters of the address. */
  readonly isShared: boolean;
}

/** A page as the registry answered it, and what its rendering may use again. */
export interface RegistryPage extends AnswerFacts {
  readonly kind: 'content';
  /** False where the registry wants nobody to keep the answer under its address. */
  readonly isKept: boolean;
  /** The answer as objects, shared by many readers and never changed. */
  answer(): RegistryAnswer;
  /** Header and footer of an earlier rendering for the same site and path; `capture` where this one is to leave them. */
  chrome(site: SiteDetails, path: string): ChromeRequest | undefined;
  /** Caches what was captured; undefined when it is not the same at all parameters. */
  cacheChrome(site: SiteDetails, path: string, markup: PageChrome | undefined): void;
  /** What hydrates the page at these parameters, as inert JSON: cached, else made. */
  state(params: string, make: () => Buffer): Buffer;
  /** The start of the document, for this shop and device class: cached where it is the same at all parameters, else made. */
  documentStart(shop: ShopState, device: Device, make: () => MadeStart): DocumentStart;
}

/** Answers of the registry in memory, with what was derived from them, counted in bytes and dropped by tag. */
export interface AnswerCache
  extends Pick<TaggedCache<CachedAnswer>, 'get' | 'mark' | 'dropTags' | 'clear' | 'bytes' | 'size'> {
  /** Stores an answer unless one of its tags was dropped since `mark`. */
  put(key: string, answer: CachedAnswer, mark: number): void;
  /** The answer as a page; `objects` when it has just been parsed, which is not worth caching yet. */
  page(key: string, answer: CachedAnswer, objects?: RegistryAnswer, isKept?: boolean): RegistryPage;
}

export function createAnswerCache(limits: TaggedCacheLimits): AnswerCache {
  const cache = createTaggedCache<CachedAnswer>(limits);

  function parse(key: string, answer: CachedAnswer): RegistryAnswer {
    const objects = withSharedContent(JSON.parse(answer.json.toString()));
    answer.objects = objects;
    cache.grow(key, answer, bytesOfObjects(answer));
    return objects;
  }

  return {
    get: cache.get,
    mark: cache.mark,
    dropTags: cache.dropTags,
    clear: cache.clear,
    get bytes() {
      return cache.bytes;
    },
    get size() {
      return cache.size;
    },
    put(key, answer, mark) {
      const bytes = answer.json.length + bytesOfObjects(answer) + bytesOfChrome(answer) + bytesOfDocument(answer);
      cache.put(key, answer, { bytes, tags: answer.tags }, mark);
    },
    page(key, answer, objects, isKept = true) {
      const { json, etag, tags, validUntil, verifiedAt, epoch } = answer;
      return {
        kind: 'content',
        isKept,
        json,
        etag,
        tags,
        validUntil,
        verifiedAt,
        epoch,
        answer: () => objects ?? answer.objects ?? parse(key, answer),
        chrome(site, path) {
          if (!answer.objects) return undefined;
          const { chrome } = answer;
          return chrome?.site === site && chrome.path === path ? chrome.markup : 'capture';
        },
        cacheChrome(site, path, markup) {
          const before = bytesOfChrome(answer);
          answer.chrome = { site, path, markup };
          cache.grow(key, answer, bytesOfChrome(answer) - before);
        },
        state(params, make) {
          const { state } = answer;
          if (state?.params === params) return state.json;
          const made = make();
          if (!answer.objects) return made;
          answer.state = { params, json: made };
          cache.grow(key, answer, made.length - (state?.json.length ?? 0));
          return made;
        },
        documentStart(shop, device, make) {
          const byDevice = answer.starts?.shop === shop ? answer.starts.byDevice : {};
          const known = byDevice[device];
          if (known) return known;
          const made = make();
          if (!answer.objects || !made.isShared) return made;
          const start = { text: Buffer.from(made.text), style: made.style };
          const before = bytesOfDocument(answer);
          answer.starts = { shop, byDevice: { ...byDevice, [device]: start } };
          cache.grow(key, answer, bytesOfDocument(answer) - before);
          return start;
        },
      };
    },
  };
}

/** Objects take up to this many times the room of their JSON. */
const OBJECTS_TO_JSON = 3;
const bytesOfObjects = ({ json, objects }: CachedAnswer) => (objects ? json.length * OBJECTS_TO_JSON : 0);

/** A text with letters beyond Latin-1 takes two bytes for each; elements and what they are made of as much as the JSON. */
const BYTES_PER_UNIT = 2;
function bytesOfChrome({ chrome, json }: CachedAnswer): number {
  const markup = chrome?.markup;
  return markup ? (markup.top.length + markup.bottom.length) * BYTES_PER_UNIT + json.length : 0;
}

const bytesOfDocument = ({ starts, state }: CachedAnswer) =>
  Object.values(starts?.byDevice ?? {}).reduce((total, { text }) => total + text.length, state?.json.length ?? 0);
