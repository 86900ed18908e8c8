import type { FoundPoints, Place, PointQuestion } from './find-points.ts';
import type { CheckedPoint } from './points-api.ts';

/** From where points are looked for while nothing is typed. */
export type Origin =
  | { readonly kind: 'nowhere' }
  | { readonly kind: 'postcode'; readonly postcode: string }
  | { readonly kind: 'here' | 'last'; readonly place: Place };

/** What the list shows. */
export interface SearchState {
  /** For which this was found; empty where it was found by the origin. */
  readonly phrase: string;
  readonly origin: Origin;
  readonly points: readonly CheckedPoint[];
  readonly total: number;
  readonly unavailable?: FoundPoints['unavailable'];
  /** Found, for that phrase or origin; before that nothing is known. */
  readonly isFound: boolean;
  /** Something newer is looked for; what is known stays. */
  readonly isSearching: boolean;
  readonly hasFailed: boolean;
}

interface SearchOptions {
  readonly of: Pick<PointQuestion, 'network' | 'onlyPayable'>;
  readonly origin: Origin;
  readonly delayMs: number;
  readonly find: (question: PointQuestion, signal: AbortSignal) => Promise<FoundPoints>;
}

/** Points by what is typed. */
export interface PointSearch {
  readonly subscribe: (listener: () => void) => () => void;
  readonly state: () => SearchState;
  /** Looks for a phrase once nobody has typed for a moment; for an empty one at once, by the origin. */
  readonly type: (phrase: string) => void;
  readonly lookFrom: (origin: Origin) => void;
  readonly more: () => void;
  readonly retry: () => void;
  /** Gives up what is on its way. */
  readonly stop: () => void;
}

/** One letter narrows nothing down. */
const SHORTEST_PHRASE = 2;

/** One question at a time: a newer one ends the older, whose answer is never shown. */
export function createPointSearch({ of, origin: first, delayMs, find }: SearchOptions): PointSearch {
  const listeners = new Set<() => void>();
  let state: SearchState = {
    phrase: '',
    origin: first,
    points: [],
    total: 0,
    isFound: false,
    isSearching: false,
    hasFailed: false,
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: AbortController | undefined;
  let again = () => {};
  /** Pages of what is shown. */
  let pages = 0;

  function become(changes: Partial<SearchState>) {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  }

  function stop() {
    clearTimeout(timer);
    asking?.abort();
    asking = undefined;
  }

  async function ask(phrase: string, origin: Origin, page: number) {
    stop();
    again = () => void ask(phrase, origin, page);
    const what = phrase === '' ? placeOf(origin) : { text: phrase };
    if (!what) {
      return become({
        phrase,
        origin,
        points: [],
        total: 0,
        unavailable: undefined,
        isFound: false,
        isSearching: false,
      });
    }
    const own = new AbortController();
    asking = own;
    become({ isSearching: true, hasFailed: false });
    try {
      const found = await find({ ...of, ...what, page }, own.signal);
      if (own.signal.aborted) return;
      pages = page;
      const points = page === 1 ? found.points : withoutRepeats([...state.points, ...found.points]);
      become({ ...found, unavailable: found.unavailable, points, phrase, origin, isFound: true, isSearching: false });
    } catch {
      if (!own.signal.aborted) become({ isSearching: false, hasFailed: true });
    }
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,
    type(typed) {
      const phrase = typed.trim();
      stop();
      if (phrase === '') return void ask('', state.origin, 1);
      if (phrase.length < SHORTEST_PHRASE) return become({ isSearching: false });
      become({ isSearching: true, hasFailed: false });
      timer = setTimeout(() => void ask(phrase, state.origin, 1), delayMs);
    },
    lookFrom: (origin) => void ask('', origin, 1),
    more() {
      if (state.isSearching) return;
      void ask(state.phrase, state.origin, pages + 1);
    },
    retry: () => again(),
    stop,
  };
}

function placeOf(origin: Origin): Pick<PointQuestion, 'text' | 'near'> | undefined {
  if (origin.kind === 'nowhere') return undefined;
  return origin.kind === 'postcode' ? { text: origin.postcode } : { near: origin.place };
}

/** A list that has changed meanwhile may tell a point on two pages. */
const withoutRepeats = (points: readonly CheckedPoint[]) => [
  ...new Map(points.map((point) => [point.code, point])).values(),
];
