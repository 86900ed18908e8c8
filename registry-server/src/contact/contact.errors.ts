import { AppError } from '../errors.ts';

/** Staff name a message that is not there. */
export class ContactMessageMissing extends AppError {
  constructor() {
    super(404, 'contact-message-missing');
  }
}

/** Somebody else has answered, or settled it, since it was read. */
export class ContactMessageChanged extends AppError {
  constructor() {
    super(409, 'contact-message-changed');
  }
}
