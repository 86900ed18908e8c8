import { elementIds } from '../config.ts';

/** How urgent an announcement is: `assertive` interrupts what is being read. */
export type Urgency = 'polite' | 'assertive';

/** A region that is filled in the same moment in which it was emptied is not read out again. */
const REFILL_MS = 100;

/**
 * Gives the function that says a sentence to those who do not see the page: in a live region that is in the document from
 * the first paint, emptied and filled again. Of several at once the last is said.
 */
export function createAnnouncer(document: Document): (text: string, urgency: Urgency) => void {
  const timers = new Map<Urgency, ReturnType<typeof setTimeout>>();
  return (text, urgency) => {
    const region = document.getElementById(elementIds[urgency]);
    if (!region) return;
    clearTimeout(timers.get(urgency));
    region.textContent = '';
    timers.set(
      urgency,
      setTimeout(() => {
        region.textContent = text;
      }, REFILL_MS),
    );
  };
}
