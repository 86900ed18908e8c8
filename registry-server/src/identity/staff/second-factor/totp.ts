import { Secret, TOTP } from 'otpauth';

const PERIOD_S = 30;
const SECRET_BYTES = 20;
/** Steps before and after the present one whose codes hold too: clocks of phones differ. */
const WINDOW = 1;

/** A new secret, Base32, as authenticator apps take it. */
export function createTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

const totpOf = (secret: string, names: { readonly issuer?: string; readonly label?: string } = {}) =>
  new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD_S, algorithm: 'SHA1', digits: 6, ...names });

/** What the QR code says. */
export function totpAddress(secret: string, names: { readonly issuer: string; readonly label: string }): string {
  return totpOf(secret, names).toString();
}

/** The step of time that a code belongs to; undefined when it belongs to none around now. */
export function counterOfCode(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code.replace(/\s/g, ''), timestamp, window: WINDOW });
  return delta === null ? undefined : TOTP.counter({ period: PERIOD_S, timestamp }) + delta;
}
