/** Hides the passwords of a form: what is sent as text is offered to the next person as something that was typed. */
export function hidePasswords(form: HTMLFormElement): void {
  for (const button of form.querySelectorAll<HTMLButtonElement>('button[data-shows]')) button.click();
}
