/** By it the window of the tests draws frames: it is set once for all files. */
const FRAME_MS = 1000 / 60;

/**
 * Files of tests share a process: what one is still waiting for, such as another attempt, the end of a token or of a
 * notice, would happen in the next. What waits since this call is given up by the function that it gives.
 */
export function watchTimers(): () => void {
  const { setTimeout: setTimer, setInterval: setRepeated, clearTimeout: clearTimer } = globalThis;
  const waiting = new Set<ReturnType<typeof setTimer>>();

  globalThis.setTimeout = Object.assign((run: (...values: unknown[]) => void, delay?: number, ...values: unknown[]) => {
    const timer = setTimer(() => {
      waiting.delete(timer);
      run(...values);
    }, delay);
    waiting.add(timer);
    return timer;
  }, setTimer);
  globalThis.setInterval = Object.assign(
    (run: (...values: unknown[]) => void, delay?: number, ...values: unknown[]) => {
      const timer = setRepeated(run, delay, ...values);
      if (delay !== FRAME_MS) waiting.add(timer);
      return timer;
    },
    setRepeated,
  );

  return () => {
    globalThis.setTimeout = setTimer;
    globalThis.setInterval = setRepeated;
    for (const timer of waiting) clearTimer(timer);
  };
}
