export interface KeptAnswersOptions {
  /** How long an answer is good. */
  readonly freshMs: number;
  /** How long an old answer is better than none. */
  readonly staleMs: number;
  /** After a failure the old answer serves this long before the service is asked again. */
  readonly pauseMs?: number;
  readonly most?: number;
  readonly now?: () => number;
}

interface Kept<T> {
  value: T;
  askedAt: number;
  nextAskAt: number;
}

/** Answers of a slow service, kept for a while; the last good one serves while the service fails. */
export function createKeptAnswers<T>({
  freshMs,
  staleMs,
  pauseMs = 30_000,
  most = 500,
  now = Date.now,
}: KeptAnswersOptions) {
  const kept = new Map<string, Kept<T>>();
  const underWay = new Map<string, Promise<T>>();

  async function refresh(key: string, ask: () => Promise<T>): Promise<T> {
    try {
      const value = await ask();
      kept.delete(key);
      const [oldest] = kept.keys();
      if (kept.size >= most && oldest !== undefined) kept.delete(oldest);
      kept.set(key, { value, askedAt: now(), nextAskAt: now() + freshMs });
      return value;
    } catch (error) {
      const old = kept.get(key);
      if (!old || now() - old.askedAt > staleMs) throw error;
      old.nextAskAt = now() + pauseMs;
      return old.value;
    }
  }

  /** The kept answer, or a new one; who asks for the same at the same time shares one call. */
  return function answer(key: string, ask: () => Promise<T>): Promise<T> {
    const found = kept.get(key);
    if (found && now() < found.nextAskAt) return Promise.resolve(found.value);
    const running = underWay.get(key) ?? refresh(key, ask).finally(() => underWay.delete(key));
    underWay.set(key, running);
    return running;
  };
}
