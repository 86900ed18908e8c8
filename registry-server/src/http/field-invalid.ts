import { AppError } from '../errors.ts';

/** A body whose fault only the code can find. */
export class FieldInvalid extends AppError {
  constructor(path: string, rule: string, message: string) {
    super(422, 'input-invalid', { faults: [{ path, rule, message }] });
  }
}
