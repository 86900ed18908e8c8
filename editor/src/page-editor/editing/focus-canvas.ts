/** Puts the focus on the page, so that keys mean the module that was just put there. */
export function focusCanvas(): void {
  document.querySelector<HTMLElement>('[data-editing-area="canvas"] iframe')?.focus({ preventScroll: true });
}
