export const productChoice = {
  search: 'Szukaj po nazwie lub numerze',
  added: (name: string) => `Dodano: ${name}`,
  priceFrom: (price: string) => `od ${price}`,
  withdrawn: 'wycofany ze sprzedaży',
};
