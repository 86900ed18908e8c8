import { isRecord, normalizeForSearch } from '@witryna/module-schemas';
import { allowsCookies } from '../cookie-choice/index.ts';
import { storageKeys } from '../storage-keys.ts';

/** What somebody has searched for, and in which kind of results. */
export interface LatestSearch {
  readonly phrase: string;
  readonly scope?: string;
}

/** More of them would be no help. */
const MOST = 6;
const LONGEST = { phrase: 200, scope: 20 } as const;

/** What this visitor has searched for, the latest first; what somebody has changed counts as nothing. */
export function latestSearches(): readonly LatestSearch[] {
  return searchesIn(() => localStorage) ?? searchesIn(() => sessionStorage) ?? [];
}

/** Remembers a search; for longer than the visit only where functional storage is allowed. */
export function rememberSearch({ phrase, scope }: LatestSearch): void {
  const own = { phrase: phrase.slice(0, LONGEST.phrase), ...(scope && { scope }) };
  const isSame = (other: LatestSearch) =>
    other.scope === own.scope && normalizeForSearch(other.phrase) === normalizeForSearch(own.phrase);
  const text = JSON.stringify([own, ...latestSearches().filter((other) => !isSame(other))].slice(0, MOST));
  forgetSearches();
  try {
    const storage = allowsCookies('functional') ? localStorage : sessionStorage;
    storage.setItem(storageKeys.latestSearches, text);
  } catch {
    // Storage is full or refused: nothing is remembered.
  }
}

/** Forgets all of them. */
export function forgetSearches(): void {
  for (const storageOf of [() => localStorage, () => sessionStorage]) {
    try {
      storageOf().removeItem(storageKeys.latestSearches);
    } catch {
      // Storage is refused: nothing was remembered.
    }
  }
}

function searchesIn(storageOf: () => Storage): LatestSearch[] | undefined {
  try {
    const stored: unknown = JSON.parse(storageOf().getItem(storageKeys.latestSearches) ?? 'null');
    if (!Array.isArray(stored)) return undefined;
    const searches = stored.slice(0, MOST).map(toSearch);
    return searches.every((search) => search !== undefined) ? searches : undefined;
  } catch {
    // Storage is refused, or what lies there is nothing of ours.
    return undefined;
  }
}

function toSearch(value: unknown): LatestSearch | undefined {
  if (!isRecord(value)) return undefined;
  const { phrase, scope } = value;
  if (typeof phrase !== 'string' || phrase === '' || phrase.length > LONGEST.phrase) return undefined;
  if (scope === undefined) return { phrase };
  return typeof scope === 'string' && scope.length <= LONGEST.scope ? { phrase, scope } : undefined;
}
