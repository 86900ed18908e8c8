const text = { type: 'string', minLength: 1, maxLength: 200 } as const;
const email = { type: 'string', format: 'email', maxLength: 200 } as const;

/** Who sells on a site, as `Seller` of module-schemas describes it. */
export const sellerSchema = {
  type: 'object',
  title: 'Sprzedawca',
  additionalProperties: false,
  required: ['name', 'street', 'postcode', 'city', 'nip', 'email', 'phone'],
  properties: {
    name: { ...text, title: 'Nazwa' },
    street: { ...text, title: 'Ulica i numer' },
    postcode: { type: 'string', title: 'Kod pocztowy', pattern: '^\\d{2}-\\d{3}$', maxLength: 6 },
    city: { ...text, title: 'Miejscowość' },
    nip: { type: 'string', title: 'NIP', pattern: '^\\d{10}$', maxLength: 10 },
    regon: { type: 'string', title: 'REGON', pattern: '^\\d{9}(\\d{5})?$', maxLength: 14 },
    register: { ...text, title: 'Rejestr i numer' },
    email: { ...email, title: 'E-mail' },
    phone: { type: 'string', title: 'Telefon', pattern: '^\\+\\d{7,15}$', maxLength: 16 },
    complaintEmail: { ...email, title: 'E-mail do reklamacji' },
    returnEmail: { ...email, title: 'E-mail do zwrotów' },
  },
} as const;
