import { pointerSteps } from './settings-fault.ts';

/** Names the form's controls; see `idPrefix` of the form. */
export const FORM_ID = 'settings';

/** The form may still be on its way when it is asked for, and the way may be slow. */
const PATIENCE_MS = 15_000;
const LOOK_EVERY_MS = 50;

/** Puts the focus on the control of a field, unfolding what hides it; on the nearest one around it where it has none. */
export function focusField(pointer: string): void {
  focusWhenThere(() => findControl(pointerSteps(pointer)));
}

/** The same for a field of the page itself, `/properties/meta/title`. */
export function focusPageField(pointer: string): void {
  focusWhenThere(() => findPageControl(pointer));
}

/** Counts what was asked for: whoever asks for another field no longer waits for the one before. */
let asked = 0;

function focusWhenThere(find: () => HTMLElement | null): void {
  asked += 1;
  lookFor(find, asked, performance.now());
}

function lookFor(find: () => HTMLElement | null, request: number, startedAt: number): void {
  // The page may end before the patience does: a test's document goes with its file.
  if (request !== asked || typeof document === 'undefined') return;
  const control = find();
  if (!control) {
    if (performance.now() - startedAt < PATIENCE_MS)
      window.setTimeout(() => lookFor(find, request, startedAt), LOOK_EVERY_MS);
    return;
  }
  for (let folded = control.closest('details'); folded; folded = folded.parentElement?.closest('details') ?? null)
    folded.open = true;
  control.scrollIntoView({ block: 'center' });
  control.focus();
}

/** Fields of the page carry the pointer to what they hold. */
function findPageControl(pointer: string): HTMLElement | null {
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const field = document.querySelector(`[data-pointer="${CSS.escape(at)}"]`);
    const control = field?.querySelector<HTMLElement>('input, textarea, select, button');
    if (control) return control;
  }
  return null;
}

function findControl(steps: readonly string[]): HTMLElement | null {
  for (let length = steps.length; length > 0; length -= 1) {
    const control = document.getElementById([FORM_ID, ...steps.slice(0, length)].join('_'));
    if (control) return control;
  }
  return null;
}
