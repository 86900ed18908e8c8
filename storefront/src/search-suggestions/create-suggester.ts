import { normalizeForSearch } from '@witryna/module-schemas';
import type { AskForSuggestions, Suggested, SuggestedProduct } from './suggestions-api.ts';

/** What is shown below the field. */
export interface SuggesterState {
  /** As it is looked for: without spaces around it. */
  readonly phrase: string;
  /** For the phrase, or for its beginning while the rest is looked for. */
  readonly suggested?: Suggested | undefined;
  /** What others search for. */
  readonly popular: readonly string[];
  /** What others buy. */
  readonly bestsellers: readonly SuggestedProduct[];
  /** Long enough to be looked for. */
  readonly isLongEnough: boolean;
  readonly isSearching: boolean;
  readonly hasFailed: boolean;
}

/** Suggestions by what is typed. */
export interface Suggester {
  readonly subscribe: (listener: () => void) => () => void;
  readonly state: () => SuggesterState;
  /** Asks what is popular, and from how many signs on the site suggests something. */
  readonly open: () => void;
  /** Suggests for a phrase: at once what is known, the rest once nobody has typed for a moment. */
  readonly type: (typed: string) => void;
  /** Gives up what is on its way. */
  readonly stop: () => void;
}

interface SuggesterOptions {
  readonly ask: AskForSuggestions;
  /** A request for each key is never sent. */
  readonly delayMs: number;
  /** An answer is used again for this long. */
  readonly maxAgeMs: number;
  readonly timeoutMs: number;
}

/** Where no site has said otherwise. */
const MIN_LENGTH = 2;
const MOST_ANSWERS = 50;
const EMPTY: SuggesterState = {
  phrase: '',
  popular: [],
  bestsellers: [],
  isLongEnough: false,
  isSearching: false,
  hasFailed: false,
};

/**
 * One request at a time: a newer one ends the older. An answer is shown for the phrase that it carries and no other;
 * with a letter more what was suggested stays until there is something better, with another phrase it goes.
 */
export function createSuggester({ ask, delayMs, maxAgeMs, timeoutMs }: SuggesterOptions): Suggester {
  const listeners = new Set<() => void>();
  const answers = new Map<string, { readonly suggested: Suggested; readonly at: number }>();
  let state = EMPTY;
  let minLength = MIN_LENGTH;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: AbortController | undefined;

  function become(changes: Partial<SuggesterState>) {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  }

  function stop() {
    clearTimeout(timer);
    asking?.abort();
    asking = undefined;
  }

  function knownFor(phrase: string): Suggested | undefined {
    const known = answers.get(keyOf(phrase));
    return known && performance.now() - known.at < maxAgeMs ? known.suggested : undefined;
  }

  function remember(phrase: string, suggested: Suggested) {
    answers.delete(keyOf(phrase));
    answers.set(keyOf(phrase), { suggested, at: performance.now() });
    const oldest = answers.keys().next().value;
    if (answers.size > MOST_ANSWERS && oldest !== undefined) answers.delete(oldest);
  }

  async function lookFor(phrase: string) {
    const own = new AbortController();
    asking = own;
    const patience = setTimeout(() => own.abort(), timeoutMs);
    try {
      const suggested = await ask(phrase, own.signal);
      if (asking !== own) return;
      asking = undefined;
      minLength = suggested.minLength;
      // Whoever stands in between may answer with something else.
      if (keyOf(suggested.phrase) !== keyOf(phrase)) return become({ isSearching: false, hasFailed: true });
      remember(phrase, suggested);
      become({ suggested, isSearching: false, hasFailed: false });
    } catch {
      if (asking === own) become({ isSearching: false, hasFailed: true });
    } finally {
      clearTimeout(patience);
    }
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,
    open() {
      const own = new AbortController();
      // Beside what is typed meanwhile: nothing waits for it, and without it nothing is popular.
      ask('', own.signal).then(
        ({ phrases, products, minLength: least }) => {
          minLength = least;
          become({ popular: phrases, bestsellers: products, isLongEnough: state.phrase.length >= minLength });
        },
        () => {},
      );
    },
    type(typed) {
      const phrase = typed.trim().replace(/\s+/g, ' ');
      if (phrase === state.phrase) return;
      stop();
      const isLongEnough = phrase.length >= minLength;
      if (!isLongEnough) {
        return become({ phrase, suggested: undefined, isLongEnough, isSearching: false, hasFailed: false });
      }
      const known = knownFor(phrase);
      if (known) return become({ phrase, suggested: known, isLongEnough, isSearching: false, hasFailed: false });
      const isLonger = state.suggested !== undefined && keyOf(phrase).startsWith(keyOf(state.suggested.phrase));
      const suggested = isLonger ? state.suggested : undefined;
      become({ phrase, suggested, isLongEnough, isSearching: true, hasFailed: false });
      timer = setTimeout(() => void lookFor(phrase), delayMs);
    },
    stop,
  };
}

const keyOf = (phrase: string) => normalizeForSearch(phrase.trim());
