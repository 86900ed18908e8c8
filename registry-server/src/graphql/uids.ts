/** The opaque id of a numbered row on the wire: base64 of its decimal id. */
export function toUid(id: number | string): string {
  return Buffer.from(String(id)).toString('base64');
}

/** What an opaque id says; undefined when it is not base64 of printable text. */
export function fromUid(uid: string): string | undefined {
  const text = Buffer.from(uid, 'base64').toString('utf8');
  return /^[\x20-\x7e]+$/.test(text) && toUid(text) === uid ? text : undefined;
}

/** The row's number in a uid, or in a plain decimal id as older clients send it. */
export function idFromUid(uid: string | number): number | undefined {
  const text = typeof uid === 'number' || /^\d+$/.test(uid) ? String(uid) : fromUid(uid);
  if (text === undefined || !/^\d{1,15}$/.test(text)) return undefined;
  return Number(text);
}
