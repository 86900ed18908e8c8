/** The long story on the page of a product. */
export const story = {
  title: 'Historia produktu',
  help: 'Długa historia na stronie produktu, w\u00a0module „Specyfikacja produktu”: wstęp, kroki i\u00a0kolumny. Puste części się nie pokazują.',
  hero: 'Wstęp',
  heading: 'Nagłówek',
  text: 'Treść',
  imageOf: (name: string) => `Zdjęcie: ${name}`,
  addImage: 'Dodaj zdjęcie części',
  noImage: 'Bez zdjęcia.',
  steps: {
    title: 'Kroki',
    add: 'Dodaj krok',
    nameOf: (place: number, heading: string) => (heading ? `Krok ${place}: ${heading}` : `Krok ${place}`),
    out: (name: string) => `Usuń: ${name}`,
  },
  columns: {
    title: 'Kolumny',
    add: 'Dodaj kolumnę',
    nameOf: (place: number, heading: string) => (heading ? `Kolumna ${place}: ${heading}` : `Kolumna ${place}`),
    out: (name: string) => `Usuń: ${name}`,
  },
};
