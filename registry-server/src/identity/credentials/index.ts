/** What other features may use of passwords and tokens. */

export { type PasswordWeakness, weaknessOf } from './password-strength/password-strength.ts';
export { hashPassword, isPassword } from './passwords.ts';
export { createSessionToken, csrfTokenOf, hashOfToken, isCsrfTokenOf } from './session-token.ts';
