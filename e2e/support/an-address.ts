/** Where a shopper of the tests lives. */
export const ADDRESS = {
  firstname: 'Lena',
  lastname: 'Łąkowska',
  street: ['Długa 5/7'],
  city: 'Kraków',
  postcode: '30-001',
  country_code: 'PL',
  telephone: '600700800',
};
