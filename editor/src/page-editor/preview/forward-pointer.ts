import type { PreviewMessage } from './protocol.ts';

/** What the pointer may tell; the rest is up to the editor. */
type PointerMessage = Extract<
  PreviewMessage,
  { type: 'clicked' | 'comments-opened' | 'hovered' | 'grabbed' | 'dragged' | 'released' }
>;

/** A press that moves further than this is a drag, not a click. */
const CLICK_TOLERANCE_PX = 4;

interface Press {
  readonly id: string;
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
  moved: boolean;
}

/** The placed module that an element is part of. */
function placedIdOf(target: EventTarget | null): string | null {
  const wrapper = target instanceof Element ? target.closest<HTMLElement>('[data-placed]') : null;
  return wrapper?.dataset.placed ?? null;
}

/** The module whose mark of comments an element is. */
function commentedIdOf(target: EventTarget | null): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('[data-comments-of]')?.dataset.commentsOf : undefined;
}

/** Links go nowhere and forms are not sent, in every mode. */
export function keepStill(target: Document): void {
  const refuse = (event: Event) => event.preventDefault();
  target.addEventListener('submit', refuse, true);
  target.addEventListener('dragstart', refuse, true);
  const refuseLink = (event: Event) => {
    if (event.target instanceof Element && event.target.closest('a[href], area[href]')) event.preventDefault();
  };
  target.addEventListener('click', refuseLink, true);
  target.addEventListener('auxclick', refuseLink, true);
}

/** Turns what the pointer does on the page into messages: hover, click to select, grab to move. */
export function forwardPointer(
  target: Document,
  selected: () => string | null,
  send: (message: PointerMessage) => void,
): void {
  let hovered: string | null = null;
  let press: Press | undefined;
  let pending: { x: number; y: number } | undefined;
  let swallowClick = false;

  const hover = (id: string | null) => {
    if (id === hovered) return;
    hovered = id;
    send({ type: 'hovered', id });
  };

  const flushMove = () => {
    if (pending) send({ type: 'dragged', at: pending });
    pending = undefined;
  };

  target.addEventListener('pointerdown', (event) => {
    swallowClick = false;
    const id = placedIdOf(event.target);
    // A finger scrolls the page; it carries modules by the grip of the toolbar.
    if (id === null || event.button !== 0 || event.pointerType === 'touch' || isInvitation(event.target)) return;
    press = { id, pointerId: event.pointerId, x: event.clientX, y: event.clientY, moved: false };
    send({ type: 'grabbed', id, at: { x: event.clientX, y: event.clientY } });
  });

  target.addEventListener('pointermove', (event) => {
    if (press?.pointerId === event.pointerId) {
      press.moved ||= Math.hypot(event.clientX - press.x, event.clientY - press.y) > CLICK_TOLERANCE_PX;
      if (!press.moved) return;
      if (!pending) requestAnimationFrame(flushMove);
      pending = { x: event.clientX, y: event.clientY };
      return;
    }
    if (event.pointerType !== 'touch') hover(placedIdOf(event.target));
  });

  const release = (cancelled: boolean) => (event: PointerEvent) => {
    if (press?.pointerId !== event.pointerId) return;
    flushMove();
    swallowClick = press.moved;
    press = undefined;
    send({ type: 'released', at: { x: event.clientX, y: event.clientY }, cancelled });
  };
  target.addEventListener('pointerup', release(false));
  target.addEventListener('pointercancel', release(true));
  target.documentElement.addEventListener('pointerleave', () => !press && hover(null));

  target.addEventListener(
    'click',
    (event) => {
      if (isInvitation(event.target)) return;
      const commented = commentedIdOf(event.target);
      if (commented !== undefined) {
        event.preventDefault();
        event.stopPropagation();
        send({ type: 'comments-opened', id: commented });
        return;
      }
      const id = placedIdOf(event.target);
      // The first click selects; what is selected already may be tried out.
      if (swallowClick || id === null || id !== selected()) {
        event.preventDefault();
        event.stopPropagation();
      }
      if (!swallowClick) send({ type: 'clicked', id });
      swallowClick = false;
    },
    true,
  );
}

function isInvitation(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.witryna-invitation') !== null;
}
