import { AppError } from '../../errors.ts';
import { type PasswordWeakness, weaknessOf } from '../credentials/index.ts';

/** A password of staff that is guessed soon. */
class StaffPasswordWeak extends AppError {
  constructor(path: string, rule: PasswordWeakness) {
    super(422, 'input-invalid', { faults: [{ path, rule }] });
  }
}

interface NewStaffPassword {
  readonly email: string | undefined;
  readonly sites: { readonly all: readonly { readonly name: string }[] };
  readonly path?: string;
}

/** Refuses a new password of staff that many use, or that is made of their e-mail or of the shop's names. */
export function requireGoodStaffPassword(
  password: string,
  { email, sites, path = '/password' }: NewStaffPassword,
): void {
  const weakness = weaknessOf(password, { email, shopNames: sites.all.map(({ name }) => name) });
  if (weakness) throw new StaffPasswordWeak(path, weakness);
}
