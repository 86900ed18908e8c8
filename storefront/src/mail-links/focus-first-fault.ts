/** Leads to the first field of a form that something is wrong with. */
export function focusFirstFault(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLInputElement>('[aria-invalid]')?.focus();
}
