/** What the benefit programs of an account say in Polish. */
export const benefitsPl = {
  loading: 'Wczytujemy programy…',
  saving: 'Zapisujemy…',
  premium:
    'Masz status premium: w\u00a0sklepie widzisz i\u00a0płacisz ceny dla przyjaciół, a\u00a0koszyk oznacza takie pozycje.',
  programs: {
    friendsAndFamily: {
      name: 'Friends & Family',
      about:
        'Dla przyjaciół marki i\u00a0ich bliskich: status premium i\u00a0niższe ceny wybranych produktów po zalogowaniu.',
      joined: 'Zaloguj się przed zakupami: cena dla przyjaciół pokaże się przy produkcie i\u00a0w\u00a0koszyku.',
    },
    kameleon: {
      name: 'Kameleon',
      about:
        'Program partnerski Kameleon. Dołączając, zaznaczasz na koncie, że w\u00a0nim jesteś; zasady i\u00a0nagrody ustala organizator programu.',
      joined: 'Udział jest zapisany na Twoim koncie.',
    },
    milesAndMore: {
      name: 'Miles & More',
      about:
        'Program lojalnościowy Miles & More. Dołączając, zaznaczasz na koncie, że w\u00a0nim jesteś; zasady i\u00a0liczbę mil ustala organizator programu.',
      joined: 'Udział jest zapisany na Twoim koncie.',
    },
  },
  standings: {
    none: 'Nie należysz',
    waiting: 'Czeka na decyzję sklepu',
    member: 'Należysz',
    refused: 'Zgłoszenie nieprzyjęte',
  },
  decidedByShop: 'O\u00a0przyjęciu decyduje sklep: po zgłoszeniu ktoś z\u00a0nas je przejrzy.',
  waitingInfo: 'Ktoś ze sklepu przejrzy zgłoszenie. Decyzja pokaże się na tej stronie.',
  refused: 'Sklep nie przyjął zgłoszenia. Jeśli to pomyłka, napisz do obsługi klienta.',
  join: 'Dołącz do {program}',
  asked: 'Wysłaliśmy zgłoszenie do {program}. Czeka na decyzję sklepu.',
  joinedNow: 'Należysz teraz do {program}.',
  leave: 'Wypisz się',
  withdraw: 'Wycofaj zgłoszenie',
  leaveSure: 'Na pewno?',
  left: 'Nie należysz już do {program}.',
};

export type BenefitsTexts = { readonly [Key in keyof typeof benefitsPl]: (typeof benefitsPl)[Key] };
