import { pointerSteps } from './settings-fault.ts';

/** Names the form's controls; see `idPrefix` of the form. */
export const FORM_ID = 'settings';

/** The form may still be on its way when it is asked for. */
const PATIENCE_MS = 2000;
const LOOK_EVERY_MS = 50;

/** Puts the focus on the control of a field, unfolding what hides it; on the nearest one around it where it has none. */
export function focusField(pointer: string, startedAt = performance.now()): void {
  const control = findControl(pointerSteps(pointer));
  if (!control) {
    if (performance.now() - startedAt < PATIENCE_MS)
      window.setTimeout(() => focusField(pointer, startedAt), LOOK_EVERY_MS);
    return;
  }
  for (let folded = control.closest('details'); folded; folded = folded.parentElement?.closest('details') ?? null)
    folded.open = true;
  control.scrollIntoView({ block: 'center' });
  control.focus();
}

function findControl(steps: readonly string[]): HTMLElement | null {
  for (let length = steps.length; length > 0; length -= 1) {
    const control = document.getElementById([FORM_ID, ...steps.slice(0, length)].join('_'));
    if (control) return control;
  }
  return null;
}
