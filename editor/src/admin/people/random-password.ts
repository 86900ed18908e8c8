/** Letters and digits that are not taken for one another when read aloud or copied by hand. */
const SIGNS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GROUPS = 4;
const GROUP = 5;

/** A password that nobody has thought up: 20 random signs in groups, about 116 bits. */
export function randomPassword(): string {
  return Array.from({ length: GROUPS }, () => Array.from({ length: GROUP }, randomSign).join('')).join('-');
}

function randomSign(): string {
  // Bytes beyond the last whole run of signs would favour the first ones.
  const fair = 256 - (256 % SIGNS.length);
  for (;;) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < fair) return SIGNS.charAt(byte % SIGNS.length);
  }
}
