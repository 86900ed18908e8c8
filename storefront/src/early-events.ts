/** A window, as far as this matters. */
interface EarlyWindow {
  /** What was clicked and sent before any code of the shop was there; gone as soon as somebody looks at it. */
  earlyEvents?: Event[] | undefined;
}

/**
 * Stands in the head of every document. The file with the code of the shop comes after what is seen, on a slow network
 * a second later: without this nobody would know of what is pressed meanwhile. The policy of a document allows exactly
 * these signs.
 */
export const EARLY_EVENTS_SCRIPT =
  'earlyEvents=[];for(const type of["click","submit"])addEventListener(type,event=>{window.earlyEvents?.push(event)},true)';

/** What has been clicked and sent so far, in turn; from now on somebody else listens. */
export function takeEarlyEvents(window: object): readonly Event[] {
  const early: EarlyWindow = window;
  const events = early.earlyEvents ?? [];
  early.earlyEvents = undefined;
  return events;
}
