import { followAddress } from '../../follow-address.ts';

/** Leaves this page for another address: the bank's, or a page of the shop. */
export function leaveFor(address: string): void {
  window.location.assign(address);
}

/** Goes on to a page of the shop, without another document where it is ready. */
export function goTo(address: string): void {
  followAddress(address);
}
