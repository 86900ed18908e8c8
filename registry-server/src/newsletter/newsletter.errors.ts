import type { ErrorKey } from '../error-messages/error-messages.ts';
import { AlreadyExists, InputRefused } from '../graphql/refusals.ts';

const faults = (path: string, rule: string, sentence: ErrorKey) => ({ faults: [{ path, rule, sentence }] });

/** The mailbox gets the newsletter already. */
export class AlreadySubscribed extends AlreadyExists {
  constructor() {
    super('This email address is already subscribed.', 'already-subscribed');
  }
}

/** What was given is no address, or nothing. */
export class SubscriptionEmailRefused extends InputRefused {
  constructor(email: string) {
    const isMissing = email.trim() === '';
    const message = isMissing
      ? 'You must specify an email address to subscribe to a newsletter.'
      : 'Enter a valid email address.';
    super(message, 'email-invalid', faults('/email', isMissing ? 'required' : 'email', 'email-invalid'));
  }
}

/** A subscription without the privacy consent is refused. */
export class PrivacyConsentMissing extends InputRefused {
  constructor() {
    super(undefined, 'consent-required', faults('/privacy', 'consent', 'consent-required'));
  }
}

/** Promotion by text message needs a number to send it to. */
export class PhoneRefused extends InputRefused {
  constructor() {
    super(undefined, 'phone-invalid', faults('/phone', 'phone', 'phone-invalid'));
  }
}

/** The link is used, expired or invalid. */
export class NewsletterLinkInvalid extends InputRefused {
  constructor() {
    super(undefined, 'token-invalid/newsletter');
  }
}
