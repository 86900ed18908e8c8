const BYTES = 16;

/** A name for one request, so that sending it again does nothing twice. `randomUUID` is missing where there is no TLS. */
export function requestKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}
