/** Clicks on a page that is shown but not alive yet. */
export interface EarlyClicks {
  /** Does once more what was done last, if its place is still there, and stops listening. */
  replay(): void;
}

/**
 * Notices the last click on a button, or form sent, that does nothing without code: a form whose method is `dialog`
 * goes nowhere by itself. Links, parts that open by themselves and other forms work without, so theirs are left alone;
 * of several clicks the last says what the visitor is waiting for. `early`: what happened before this code was there.
 */
export function noticeClicks(document: Document, early: readonly Event[] = []): EarlyClicks {
  let last: { readonly element: Element; readonly again: () => void } | undefined;

  for (const event of early) {
    if (event.type === 'submit') onSubmit(event as SubmitEvent);
    else onClick(event);
  }
  document.addEventListener('click', onClick, true);
  document.addEventListener('submit', onSubmit, true);

  function onClick({ target }: Event) {
    const button = target instanceof Element ? target.closest('button') : null;
    last = button?.type === 'button' ? { element: button, again: () => button.click() } : undefined;
  }

  function onSubmit({ target: form, submitter }: SubmitEvent) {
    if (!(form instanceof HTMLFormElement) || form.method !== 'dialog') return;
    // By its button: React brings to life what a click happens in, not what is sent.
    last = { element: form, again: () => (submitter ? submitter.click() : form.requestSubmit()) };
  }

  return {
    replay() {
      document.removeEventListener('click', onClick, true);
      document.removeEventListener('submit', onSubmit, true);
      if (last?.element.isConnected) last.again();
    },
  };
}
