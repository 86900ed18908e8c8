/** A window, as far as this matters. */
interface EarlyWindow {
  /** What was clicked and sent before any code of the shop was there; gone as soon as somebody looks at it. */
  earlyEvents?: Event[] | undefined;
}

/** Where scroll positions are kept, of a tab that has been in the shop before. */
export const SCROLLS_KEY = 'witryna.scrolls';

/** On the root element while what lies below the first screen may wait to be laid out (`startup/lay-out-rest.ts`). */
export const FIRST_VIEW_ATTRIBUTE = 'data-first-view';

/**
 * The file with the code of the shop comes after what is seen, on a slow network a second later: without this nobody
 * would know of what is pressed meanwhile.
 */
const NOTICE_EVENTS =
  'earlyEvents=[];for(const type of["click","submit"])addEventListener(type,event=>{window.earlyEvents?.push(event)},true)';

/** A page that is opened at a part of it, or by somebody who comes back, has to have its whole height at once. */
const MARK_FIRST_VIEW = `try{location.hash||sessionStorage["${SCROLLS_KEY}"]||document.documentElement.setAttribute("${FIRST_VIEW_ATTRIBUTE}","")}catch{}`;

/** Stands in the head of every document, before there is a page. The policy of a document allows exactly these signs. */
export const HEAD_SCRIPT = `${NOTICE_EVENTS};${MARK_FIRST_VIEW}`;

/** What has been clicked and sent so far, in turn; from now on somebody else listens. */
export function takeEarlyEvents(window: object): readonly Event[] {
  const early: EarlyWindow = window;
  const events = early.earlyEvents ?? [];
  early.earlyEvents = undefined;
  return events;
}
