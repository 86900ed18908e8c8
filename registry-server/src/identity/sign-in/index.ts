/** What other features may use of sign-in. */

export { CredentialsInvalid, TooManyAttempts } from './sign-in.errors.ts';
export { CUSTOMER_DOOR, createSignIn, rememberNetwork, type SignInAttempt } from './sign-in.ts';
export { createSignInFailuresStore } from './sign-in-failures.store.ts';
