/** The path of an address of the shop, and what follows it: the query and the hash. */
export function splitAddress(address: string): readonly [path: string, rest: string] {
  const at = address.search(/[?#]/);
  return at === -1 ? [address, ''] : [address.slice(0, at), address.slice(at)];
}
