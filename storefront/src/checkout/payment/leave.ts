/** Leaves this page for another address: the bank's, or a page of the shop. */
export function leaveFor(address: string): void {
  window.location.assign(address);
}
