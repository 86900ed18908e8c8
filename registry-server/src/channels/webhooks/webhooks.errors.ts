import { AppError } from '../../errors.ts';

/** The other system is not told of anything while it is switched off. */
export class WebhookSwitchedOff extends AppError {
  constructor() {
    super(409, 'webhook-switched-off');
  }
}

/** The delivery is under way, or waits for its next attempt. */
export class DeliveryUnderWay extends AppError {
  constructor() {
    super(409, 'delivery-under-way');
  }
}
