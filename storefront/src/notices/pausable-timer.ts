/** A clock that can be stopped and goes on with the rest of its time. */
export interface PausableTimer {
  readonly pause: () => void;
  readonly resume: () => void;
}

/** Calls `onEnd` after so many milliseconds in which it was not paused. */
export function createPausableTimer(onEnd: () => void, durationMs: number): PausableTimer {
  let leftMs = durationMs;
  let startedAt = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(onEnd, leftMs);
  return {
    pause() {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      leftMs -= performance.now() - startedAt;
    },
    resume() {
      if (timer !== undefined) return;
      startedAt = performance.now();
      timer = setTimeout(onEnd, Math.max(0, leftMs));
    },
  };
}
