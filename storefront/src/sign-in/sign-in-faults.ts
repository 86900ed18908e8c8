import { emailSentence } from '../forms/field-errors.ts';
import type { SignInTexts } from '../i18n/sign-in.pl.ts';

/** What is wrong with what was typed, in sentences. Whether the two belong together the shop alone knows. */
export function signInFaults(
  { email, password }: { readonly email: string; readonly password: string },
  texts: SignInTexts,
): { readonly email?: string | undefined; readonly password?: string | undefined } {
  return { email: emailSentence(email, texts), password: password === '' ? texts.fieldEmpty : undefined };
}
