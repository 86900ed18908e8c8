import type { BrowserConfig } from '../config.ts';

interface TokenClockEvents {
  /** The token is to be refreshed. */
  readonly onDue: () => void;
  /** It does not count as valid any more. */
  readonly onLapsed: () => void;
  /** Somebody looks at the page again, or the connection is back. */
  readonly onReturn: () => void;
}

/** The time that a token has left. Sleeping computers and tabs in the background stop timers, so a return is checked. */
export interface TokenClock {
  /** The token ends then, in milliseconds since 1970. */
  readonly start: (expiresAt: number) => void;
  readonly stop: () => void;
  /** Nobody looks: what can wait does, so that a forgotten tab keeps nobody signed in. */
  readonly isHidden: () => boolean;
}

export function createTokenClock(
  { tokenRefreshSeconds, tokenValidSeconds }: Pick<BrowserConfig, 'tokenRefreshSeconds' | 'tokenValidSeconds'>,
  { onDue, onLapsed, onReturn }: TokenClockEvents,
): TokenClock {
  let timers: ReturnType<typeof setTimeout>[] = [];
  let endsAt: number | undefined;
  let isDue = false;

  function check() {
    if (endsAt === undefined) return;
    const leftMs = endsAt - Date.now();
    if (leftMs <= tokenValidSeconds * 1000) {
      stop();
      onLapsed();
    } else if (leftMs <= tokenRefreshSeconds * 1000 && !isDue) {
      isDue = true;
      onDue();
    }
  }

  function stop() {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
    endsAt = undefined;
  }

  const isHidden = () => document.visibilityState === 'hidden';
  const comeBack = () => {
    check();
    if (!isHidden()) onReturn();
  };
  document.addEventListener('visibilitychange', comeBack);
  window.addEventListener('pageshow', comeBack);
  window.addEventListener('online', comeBack);

  return {
    start(expiresAt) {
      stop();
      isDue = false;
      const now = Date.now();
      // A clock that is ahead of the shop's must not make a token that was good a moment ago end at once.
      endsAt = Math.max(expiresAt, now + 2 * tokenRefreshSeconds * 1000);
      for (const seconds of [tokenRefreshSeconds, tokenValidSeconds]) {
        timers.push(setTimeout(check, endsAt - seconds * 1000 - now));
      }
    },
    stop,
    isHidden,
  };
}
