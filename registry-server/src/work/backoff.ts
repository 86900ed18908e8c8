/** When to try again after so many tries, by growing pauses; undefined once the last of them was waited for. */
export function nextRetryAt(pausesMs: readonly number[], tries: number, now: Date): Date | undefined {
  const pauseMs = pausesMs[tries - 1];
  return pauseMs === undefined ? undefined : new Date(now.getTime() + pauseMs);
}

/** The same for work that nobody gives up: the last pause is repeated. */
export function nextRetryForever(pausesMs: readonly [number, ...number[]], tries: number, now: Date): Date {
  const pauseMs = pausesMs[tries - 1] ?? pausesMs.at(-1) ?? pausesMs[0];
  return new Date(now.getTime() + pauseMs);
}
