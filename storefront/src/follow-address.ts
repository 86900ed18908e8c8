/**
 * Goes to an address as somebody who clicks a link to it: the listener of links decides who follows it, the app or the
 * browser.
 */
export function followAddress(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
}
