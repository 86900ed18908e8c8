/** How a press ended; `isFollowed` when it was a link that the app has followed. */
export interface PressEnd {
  readonly isFollowed: boolean;
}

/**
 * Hears of presses anywhere in the document until `stop`. While a finger or button is down, what lies under it must
 * not move: released over something else it presses nothing.
 */
export function watchPresses(document: Document) {
  let isDown = false;
  let isFollowed = false;
  let waiting: ((end: PressEnd) => void) | undefined;
  const watch = new AbortController();
  const { signal } = watch;

  const begin = () => {
    isDown = true;
    isFollowed = false;
  };
  const end = () => {
    isDown = false;
    // The click of a press is told right after its release.
    setTimeout(() => {
      const notify = waiting;
      waiting = undefined;
      notify?.({ isFollowed });
    });
  };
  const settle = (event: Event) => {
    isFollowed = event.defaultPrevented;
  };
  document.addEventListener('pointerdown', begin, { capture: true, signal });
  document.addEventListener('pointerup', end, { capture: true, signal });
  document.addEventListener('pointercancel', end, { capture: true, signal });
  // In the window, behind whoever follows the link.
  document.defaultView?.addEventListener('click', settle, { signal });

  return {
    get isUnderWay(): boolean {
      return isDown;
    },
    /** Calls back once, when the press that is under way has ended. */
    onEnd(tell: (end: PressEnd) => void): void {
      waiting = tell;
    },
    stop(): void {
      waiting = undefined;
      watch.abort();
    },
  };
}

export type PressWatch = ReturnType<typeof watchPresses>;
