import { AppError } from '../../errors.ts';

/** What readers see is the draft already. */
export class NothingToPublish extends AppError {
  constructor() {
    super(409, 'nothing-to-publish');
  }
}

/** The request was taken back, made anew, answered or fulfilled since it was looked at. */
export class RequestIsOver extends AppError {
  constructor() {
    super(409, 'publication-request-over');
  }
}
