/** What other features may use of passwords, tokens and e-mail addresses. */

export { isEmailAddress, normaliseEmail } from './email-address.ts';
export { type PasswordWeakness, weaknessOf } from './password-strength/password-strength.ts';
export { hashPassword, isPassword } from './passwords.ts';
export { createSessionToken, csrfTokenOf, hashOfToken, isCsrfTokenOf } from './session-token.ts';
