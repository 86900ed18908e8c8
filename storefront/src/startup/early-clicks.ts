/** Clicks on a page that is shown but not alive yet. */
export interface EarlyClicks {
  /** Clicks once more what was clicked last, if it is still there, and stops listening. */
  replay(): void;
}

/**
 * Notices the last click on a button that does nothing without code. Links, parts that open by themselves and forms
 * work without, so theirs are left alone; of several clicks the last says what the visitor is waiting for.
 */
export function noticeClicks(document: Document): EarlyClicks {
  let clicked: HTMLButtonElement | undefined;

  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    clicked = button?.type === 'button' ? button : undefined;
  };
  document.addEventListener('click', onClick, true);

  return {
    replay() {
      document.removeEventListener('click', onClick, true);
      if (clicked?.isConnected) clicked.click();
    },
  };
}
