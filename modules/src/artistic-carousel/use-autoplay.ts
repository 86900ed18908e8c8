import { useEffect, useState } from 'react';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

interface Autoplay {
  /** Whether it moves by itself now, unless somebody holds it. */
  readonly isRunning: boolean;
  readonly toggle: () => void;
}

/** Calls `next` every so often, where it is wanted, until it is paused; never for those who want less motion. */
export function useAutoplay(options: {
  readonly isWanted: boolean;
  /** Somebody points at it, or is in it by keyboard. */
  readonly isHeld: boolean;
  readonly everyMs: number;
  readonly next: () => void;
}): Autoplay {
  const { isWanted, isHeld, everyMs, next } = options;
  const [isRunning, setRunning] = useState(false);
  useEffect(() => {
    setRunning(isWanted && window.matchMedia?.(REDUCED_MOTION).matches !== true);
  }, [isWanted]);
  useEffect(() => {
    if (!isRunning || isHeld) return;
    const timer = setInterval(() => {
      if (!document.hidden) next();
    }, everyMs);
    return () => clearInterval(timer);
  }, [isRunning, isHeld, everyMs, next]);
  return { isRunning, toggle: () => setRunning((before) => !before) };
}
