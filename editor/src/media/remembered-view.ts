import { isRecord } from '@witryna/module-schemas';
import { FILE_PLACES, type FilePlace } from '../api/content/media.ts';
import { parseEnum } from '../lists/parse-enum.ts';

/** A part of the library as somebody looked at it. */
export interface LibraryView {
  readonly shownIn?: FilePlace | undefined;
  readonly search: string;
  readonly page: number;
}

const START: LibraryView = { search: '', page: 1 };
const keyOf = (origin: string) => `witryna.library.${origin}`;

/**
 * Where the library opens for one who asks, `image.hero`: at what was chosen from last, in this browser. A hero that never chose
 * begins with the pictures of heroes.
 */
export function rememberedView(origin: string | undefined): LibraryView {
  if (origin === undefined) return START;
  const kept = parsed(window.localStorage.getItem(keyOf(origin)));
  if (!kept) return origin === 'image.hero' ? { ...START, shownIn: 'hero' } : START;
  const { shownIn, search, page } = kept;
  return {
    shownIn: parseEnum(FILE_PLACES, typeof shownIn === 'string' ? shownIn : undefined),
    search: typeof search === 'string' ? search.slice(0, 200) : '',
    page: typeof page === 'number' && Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1,
  };
}

export function rememberView(origin: string | undefined, view: LibraryView): void {
  if (origin === undefined) return;
  try {
    window.localStorage.setItem(keyOf(origin), JSON.stringify(view));
  } catch {
    // A full storage costs this convenience only.
  }
}

function parsed(text: string | null): Record<string, unknown> | undefined {
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
