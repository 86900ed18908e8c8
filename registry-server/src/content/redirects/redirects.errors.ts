import { AppError } from '../../errors.ts';

/** There is no such redirect, or not any more. */
export class RedirectMissing extends AppError {
  constructor() {
    super(404, 'not-found/redirect');
  }
}
