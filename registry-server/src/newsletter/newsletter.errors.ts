import { AlreadyExists, InputRefused } from '../graphql/refusals.ts';

type Language = 'pl' | 'en';

const faults = (path: string, rule: string, message: string) => ({ faults: [{ path, rule, message }] });

/** The mailbox gets the newsletter already. */
export class AlreadySubscribed extends AlreadyExists {
  constructor() {
    super('This email address is already subscribed.', 'already-subscribed');
  }
}

/** What was given is no address, or nothing. */
export class SubscriptionEmailRefused extends InputRefused {
  constructor(email: string, language: Language) {
    const isMissing = email.trim() === '';
    const message = isMissing
      ? 'You must specify an email address to subscribe to a newsletter.'
      : 'Enter a valid email address.';
    const sentence = { pl: 'Niepoprawny adres e-mail', en: 'Incorrect e-mail address' }[language];
    super(message, 'email-invalid', faults('/email', isMissing ? 'required' : 'email', sentence));
  }
}

/** Nobody is written to without having seen how their data are treated. */
export class PrivacyConsentMissing extends InputRefused {
  constructor(language: Language) {
    const message = {
      pl: 'Zgoda na politykę prywatności jest wymagana.',
      en: 'Consent to the privacy policy is required.',
    }[language];
    super(message, 'consent-required', faults('/privacy', 'consent', message));
  }
}

/** Promotion by text message needs a number to send it to. */
export class PhoneRefused extends InputRefused {
  constructor(language: Language) {
    const message = { pl: 'Niepoprawny numer telefonu', en: 'Incorrect phone number' }[language];
    super(message, 'phone-invalid', faults('/phone', 'phone', message));
  }
}

/** The link was used, is too old, or was never ours. */
export class NewsletterLinkInvalid extends InputRefused {
  constructor(language: Language) {
    const message = {
      pl: 'Link jest nieprawidłowy albo wygasł. Zapisz się jeszcze raz.',
      en: 'The link is not valid or has expired. Please subscribe again.',
    }[language];
    super(message, 'token-invalid');
  }
}
