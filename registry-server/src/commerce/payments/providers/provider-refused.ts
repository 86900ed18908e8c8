import { AppError } from '../../../errors.ts';

/** A provider has answered, and the answer is no. It works, so its circuit stays closed. */
export class ProviderRefused extends AppError {
  /** The provider's code, `ERR51`; for people it is translated. */
  readonly reasonCode: string;

  constructor(provider: string, reasonCode: string) {
    super(422, 'payment-refused', { provider, reasonCode });
    this.reasonCode = reasonCode;
  }
}
