/** Told of a link that a shopper is about to follow; the signal is aborted when that passes. */
export type OnInterest = (link: HTMLAnchorElement, signal: AbortSignal) => void;

interface InterestOptions {
  readonly linkOf: (target: EventTarget | null) => HTMLAnchorElement | undefined;
  readonly onInterest: OnInterest;
  /** So long a pointer or the focus has to rest on a link. */
  readonly restMs: number;
}

/**
 * Watches for links that a shopper is about to follow: a mouse or the focus rests on them, or they are pressed.
 * Gives the function that stops it.
 */
export function watchInterest(document: Document, { linkOf, onInterest, restMs }: InterestOptions): () => void {
  const hovered = createAim(onInterest, restMs);
  const focused = createAim(onInterest, restMs);
  const pressed = createAim(onInterest, 0);
  const listening = new AbortController();
  const options = { passive: true, signal: listening.signal };

  const onPointerOver = ({ pointerType, target }: PointerEvent) => {
    if (pointerType === 'mouse') hovered(linkOf(target));
  };
  document.addEventListener('pointerover', onPointerOver, options);
  document.documentElement.addEventListener('pointerleave', () => hovered(undefined), options);
  document.addEventListener('focusin', ({ target }) => focused(linkOf(target)), options);
  document.addEventListener('focusout', () => focused(undefined), options);
  document.addEventListener('pointerdown', ({ target }) => pressed(linkOf(target)), options);
  // The second comes when a finger scrolls.
  document.addEventListener('pointerup', () => pressed(undefined), options);
  document.addEventListener('pointercancel', () => pressed(undefined), options);
  // Often it is the visitor's first move that brought the page to life.
  hovered(linkOf(document.querySelector('a:hover')));
  focused(linkOf(document.activeElement));
  return () => {
    listening.abort();
    for (const aim of [hovered, focused, pressed]) aim(undefined);
  };
}

/** Calls back once the same link was aimed at for a while; takes that back when the aim moves on. */
function createAim(onInterest: OnInterest, restMs: number): (link: HTMLAnchorElement | undefined) => void {
  let aimedAt: HTMLAnchorElement | undefined;
  let passed = new AbortController();
  let timer: number | undefined;

  return (link) => {
    if (link === aimedAt) return;
    aimedAt = link;
    window.clearTimeout(timer);
    passed.abort();
    if (!link) return;
    passed = new AbortController();
    const { signal } = passed;
    if (restMs === 0) onInterest(link, signal);
    else timer = window.setTimeout(onInterest, restMs, link, signal);
  };
}
