import { AppError } from '../../errors.ts';

/** Someone else was quicker. */
export class DeliverySettingsConflict extends AppError {
  constructor(details: { readonly expected: number; readonly found: number }) {
    super(409, 'delivery-settings-conflict', details);
  }
}
