import { AppError } from '../errors.ts';

/** Another company's service did not answer, or not as it should; what was asked may be asked again later. */
export class ServiceFailed extends AppError {
  constructor(service: string, reason: string) {
    super(503, 'service-failed', { service });
    this.cause = reason;
  }
}
