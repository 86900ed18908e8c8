/** Longest texts of a message to the shop, in characters; the same in the form and in the API. */
export const CONTACT_LIMITS = { name: 200, telephone: 40, topic: 120, orderNumber: 40, message: 5_000 } as const;

/** Where forms of modules are posted to where no script runs; paths inside a site. */
export const FORM_PATHS = { newsletter: '/newsletter/subscribe', contact: '/contact-form/send' } as const;

/** A field that no person sees. Who fills it in is none. */
export const HONEYPOT_FIELD = 'website';
