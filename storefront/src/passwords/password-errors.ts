import { findPasswordFault, MAX_PASSWORD_LENGTH } from '@witryna/module-schemas/validation';

export type PasswordError = 'fieldEmpty' | 'passwordWeak' | 'passwordLong';

/** What a new password lacks; undefined when it is good. The registry, which knows more of weak ones, decides in the end. */
export function passwordError(password: string): PasswordError | undefined {
  if (password === '') return 'fieldEmpty';
  if ([...password].length > MAX_PASSWORD_LENGTH) return 'passwordLong';
  return findPasswordFault(password) ? 'passwordWeak' : undefined;
}

/** What is wrong with its repetition. */
export function repeatError(password: string, repeat: string): 'fieldEmpty' | 'passwordsDiffer' | undefined {
  if (repeat === '') return 'fieldEmpty';
  return repeat === password ? undefined : 'passwordsDiffer';
}
