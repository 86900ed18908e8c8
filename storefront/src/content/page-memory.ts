import type { BrowserConfig } from '../config.ts';
import { type Refusal, validUntilOf } from './content-outcome.ts';
import type { PageAnswer } from './view.ts';

/** What the browser knows of pages that were asked for: answers, and for a short while what came instead of one. */
export interface PageMemory {
  remember(url: string, answer: PageAnswer): void;
  /** An answer that is no older than that and still holds. */
  recall(url: string, maxAgeMs: number): PageAnswer | undefined;
  refuse(url: string, refusal: Refusal): void;
  /** Whether the page was refused so lately that it need not be asked for ahead. */
  isRefused(url: string): boolean;
  /** What a request made ahead came to, if that was no failure; once, then it counts as used. */
  takeRefusal(url: string): Refusal | undefined;
  /** Marks what a page came to as used: the next visit asks again. */
  markUsed(url: string): void;
}

interface Remembered {
  readonly answer: PageAnswer;
  readonly storedAt: number;
}

interface Refused {
  readonly refusal: Refusal;
  readonly until: number;
  isUsed: boolean;
}

type MemoryConfig = Pick<BrowserConfig, 'rememberedPages' | 'prefetchMaxAgeMs' | 'failurePauseMs'>;

const SECOND_MS = 1000;

export function createPageMemory(config: MemoryConfig, now: () => number): PageMemory {
  const answers = new Map<string, Remembered>();
  const refusals = new Map<string, Refused>();

  /** Puts an entry last and drops the first when there is no room. */
  function put<Entry>(entries: Map<string, Entry>, url: string, entry: Entry) {
    entries.delete(url);
    entries.set(url, entry);
    const [oldest] = entries.keys();
    if (entries.size > config.rememberedPages && oldest !== undefined) entries.delete(oldest);
  }

  function pauseOf(refusal: Refusal): number {
    if (refusal.kind === 'not-found' || refusal.kind === 'redirect') return config.prefetchMaxAgeMs;
    return Math.max(config.failurePauseMs, (refusal.retryAfter ?? 0) * SECOND_MS);
  }

  function refused(url: string): Refused | undefined {
    const found = refusals.get(url);
    return found && now() < found.until ? found : undefined;
  }

  return {
    remember(url, answer) {
      refusals.delete(url);
      put(answers, url, { answer, storedAt: now() });
    },
    recall(url, maxAgeMs) {
      const known = answers.get(url);
      if (!known || now() - known.storedAt > maxAgeMs) return undefined;
      return now() < validUntilOf({ kind: 'content', answer: known.answer }) ? known.answer : undefined;
    },
    refuse(url, refusal) {
      const until = Math.min(now() + pauseOf(refusal), validUntilOf(refusal));
      put(refusals, url, { refusal, until, isUsed: false });
    },
    isRefused: (url) => refused(url) !== undefined,
    takeRefusal(url) {
      const found = refused(url);
      if (!found || found.isUsed || found.refusal.kind === 'failure') return undefined;
      found.isUsed = true;
      return found.refusal;
    },
    markUsed(url) {
      const found = refusals.get(url);
      if (found) found.isUsed = true;
    },
  };
}
