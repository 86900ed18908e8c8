const MIN_LENGTH = 8;
const MAX_LENGTH = 128;
/** A letter, a digit and a special character, as the registry counts them. */
const CLASSES = [/\p{L}/u, /\p{N}/u, /[^\p{L}\p{N}\s]/u];

export type PasswordError = 'fieldEmpty' | 'passwordWeak' | 'passwordLong';

/** What a new password lacks; undefined when it is good. The registry decides in the end. */
export function passwordError(password: string): PasswordError | undefined {
  if (password === '') return 'fieldEmpty';
  const length = [...password].length;
  if (length > MAX_LENGTH) return 'passwordLong';
  return length < MIN_LENGTH || CLASSES.some((one) => !one.test(password)) ? 'passwordWeak' : undefined;
}

/** What is wrong with its repetition. */
export function repeatError(password: string, repeat: string): 'fieldEmpty' | 'passwordsDiffer' | undefined {
  if (repeat === '') return 'fieldEmpty';
  return repeat === password ? undefined : 'passwordsDiffer';
}

const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** What is wrong with an address at first sight. */
export function emailError(email: string): 'fieldEmpty' | 'emailWrong' | undefined {
  const given = email.trim();
  if (given === '') return 'fieldEmpty';
  return EMAIL.test(given) ? undefined : 'emailWrong';
}
