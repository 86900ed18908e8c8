/** What a customer's own reviews say in Polish. */
export const accountReviewsPl = {
  loading: 'Wczytujemy opinie…',
  empty: 'Nie masz jeszcze opinii',
  emptyInfo: 'Napiszesz ją na stronie produktu: „Napisz opinię”.',
  toOrders: 'Zobacz, co kupujesz',
  noSuchPage: 'Nie ma tylu stron opinii.',
  toFirstPage: 'Przejdź do pierwszej',
  pages: 'Strony opinii',
  page: 'Strona {page} z\u00a0{pages}',
  newer: 'Nowsze',
  older: 'Starsze',
  rating: 'Ocena {rate} na 5',
  verified: 'Zakup potwierdzony',
  customer: 'Klient sklepu',
  states: {
    PENDING: { title: 'Czeka na zatwierdzenie', info: 'Każdą opinię czytamy przed publikacją.' },
    APPROVED: { title: 'Opublikowana', info: '' },
    REJECTED: {
      title: 'Nie została opublikowana',
      info: 'Odrzucamy opinie, które kogoś obrażają, ujawniają czyjeś dane albo nie dotyczą produktu.',
    },
  },
};

export type AccountReviewsTexts = typeof accountReviewsPl;
