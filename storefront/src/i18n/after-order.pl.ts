/** What the pages after the order say: thanks, waiting for a payment, a payment that failed, finding an order. */
export const afterOrderPl = {
  orderTitle: 'Zamówienie {number}',
  loading: 'Wczytujemy zamówienie…',
  sending: 'Chwila…',
  offline: 'Nie mamy połączenia. Sprawdzimy, gdy wróci.',
  checkStatus: 'Sprawdź status',
  help: 'Potrzebujesz pomocy?',
  helpLink: 'Napisz do nas',

  // Without an order
  neutralTitle: 'Pokażemy Twoje zamówienie',
  neutralInfo:
    'W\u00a0tej przeglądarce nie ma zamówienia do pokazania. Podaj jego numer i\u00a0dane, z\u00a0którymi powstało.',
  numberInfo: 'Podaj numer zamówienia i\u00a0dane, z\u00a0którymi powstało.',
  numberLabel: 'Numer zamówienia',
  emailLabel: 'E-mail',
  lastNameLabel: 'Nazwisko',
  find: 'Pokaż zamówienie',
  notFound: 'Nie znaleźliśmy zamówienia z\u00a0tymi danymi. Numer jest w\u00a0e-mailu z\u00a0potwierdzeniem.',
  numberWrong: 'Numer zamówienia składa się z\u00a0co najmniej dziewięciu cyfr.',

  // Thanks
  thanks: 'Dziękujemy. Zamówienie {number} przyjęte',
  paid: 'Płatność potwierdzona. Zaczynamy pakować.',
  payOnDelivery: 'Zapłacisz przy odbiorze.',
  nothingToPay: 'Zaczynamy pakować.',
  awaitingTransfer: 'Czekamy na przelew do {day}.',
  awaitingPayment: 'Czekamy na potwierdzenie płatności. O\u00a0wyniku napiszemy e-mailem.',
  checkPayment: 'Sprawdź płatność',
  unpaid: 'Płatność nie doszła do skutku. Zamówienie czeka na płatność.',
  goToPayment: 'Zapłać za zamówienie',
  refunded: 'Płatność została zwrócona.',
  canceled: 'To zamówienie jest anulowane.',
  deliveryDays: 'Dostawa: {days}',
  confirmationSent: 'Potwierdzenie wysłaliśmy na {email}.',
  transferTitle: 'Dane do przelewu',
  recipient: 'Odbiorca',
  account: 'Numer konta',
  bank: 'Bank',
  amount: 'Kwota',
  transferName: 'Tytuł przelewu',
  copy: 'Kopiuj',
  copyWhat: 'Kopiuj: {what}',
  copied: 'Skopiowano',
  copyFailed: 'Zaznaczone, skopiuj ręcznie',
  qrLabel: 'Kod QR do przelewu {amount}, tytuł {title}',
  qrInfo: 'Zeskanuj w\u00a0aplikacji banku: dane wypełnią się same.',
  print: 'Drukuj',
  thanksFailed: 'Nie udało się wczytać zamówienia. Jest przyjęte, a\u00a0potwierdzenie jest w\u00a0e-mailu.',
  registerTitle: 'Konto na następny raz',
  registerInfo: 'Ustaw hasło, a\u00a0następnym razem nie musisz wpisywać adresu.',
  registerBrings: 'Zamówienia, zwroty i\u00a0zapisany adres w\u00a0jednym miejscu.',
  passwordLabel: 'Hasło',
  passwordHint: 'Co najmniej 8 znaków: litera, cyfra i\u00a0znak specjalny.',
  showPassword: 'Pokaż hasło',
  register: 'Załóż konto',
  registered: 'Gotowe. Szczegóły konta wysłaliśmy na {email}.',
  registerFailed: 'Nie udało się założyć konta. Spróbuj jeszcze raz za chwilę.',

  // Waiting for a payment
  verifyTitle: 'Sprawdzamy płatność',
  verifyInfo: 'Zwykle trwa to kilka sekund.',
  verifyOrder: 'Zamówienie {number}, {amount}',
  verifySlow: 'Bank potrzebuje więcej czasu. Możesz zamknąć tę stronę, o\u00a0wyniku napiszemy e-mailem.',
  /** A refused or abandoned payment is often silence to the shop. */
  verifyBroken: 'Płatność przerwana albo odrzucona? Zapłacisz jeszcze raz na stronie zamówienia.',
  toOrder: 'Przejdź do zamówienia',
  verifyEndTitle: 'Bank jeszcze nie odpowiedział',
  verifyEnd:
    'Nie musisz nic robić: gdy bank potwierdzi płatność, napiszemy e-mailem. Zamówienie {number} jest u\u00a0nas.',
  verifyAgain: 'Sprawdź jeszcze raz',
  isPaid: 'Płatność potwierdzona.',
  isRefused: 'Płatność nie doszła do skutku.',

  // A payment that failed
  errorTitle: 'Błąd płatności',
  /** Nobody has made a mistake: it was left, or its time has run out. */
  unfinishedTitle: 'Płatność niedokończona',
  otherWayTitle: 'Wybierz inną płatność',
  noConfirmation: 'Nie otrzymaliśmy potwierdzenia płatności',
  notConfirmed: 'Płatność została przerwana lub wystąpił błąd wewnętrzny. Twoje zamówienie nie zostało potwierdzone.',
  awaits: 'Zamówienie {number} czeka, produkty są odłożone.',
  pay: 'Zapłać za zamówienie',
  otherPayment: 'Wybierz inną płatność',
  otherTitle: 'Inne płatności',
  payByTransfer: 'Zapłacę przelewem',
  showTransfer: 'Pokaż dane do przelewu',
  blikLabel: 'Kod BLIK',
  blikHint: 'Sześć cyfr z\u00a0aplikacji banku.',
  payByBlik: 'Zapłać BLIKIEM',
  blikShort: {
    one: 'Kod ma sześć cyfr, jest {count}.',
    few: 'Kod ma sześć cyfr, są {count}.',
    many: 'Kod ma sześć cyfr, jest {count}.',
    other: 'Kod ma sześć cyfr.',
  },
  walletClosed: 'Portfel zamknięty. Niczego nie pobraliśmy.',
  payFailed: 'Nie udało się rozpocząć płatności. Spróbuj jeszcze raz za chwilę.',
  errorUnknown: 'Nie udało się sprawdzić zamówienia. Niczego nie pobraliśmy; spróbuj jeszcze raz.',
  notPayable: 'Tego zamówienia nie można już opłacić.',
  tryAgain: 'Spróbuj jeszcze raz',

  // BLIK
  blikTitle: 'Potwierdź w\u00a0aplikacji banku',
  blikInfo: 'Zatwierdź płatność {amount} dla sklepu {shop}. Wynik pojawi się tu sam.',
  blikLeft: 'Pozostało {time}',
  blikLeftSpoken: 'Pozostało 15 sekund na potwierdzenie.',
  blikBegins: 'Masz {seconds} s na potwierdzenie w\u00a0aplikacji banku.',
  blikSilent: 'Bank jeszcze nie odpowiedział. Sprawdzamy dalej; o\u00a0wyniku napiszemy e-mailem.',
  blikLeave: 'Jeśli płatność jest już zatwierdzona, dokończymy to zamówienie.',

  // Buying the same again
  unpaidOrder: 'Zamówienie {number} czeka na płatność',
  buyAgain: 'Kup ponownie te produkty',
  buyAgainFailed: 'Nie udało się włożyć wszystkich produktów do koszyka.',
  toCart: 'Przejdź do koszyka',
};

type AfterOrder = typeof afterOrderPl;

/** The sentences of these pages in one language. */
export type AfterOrderTexts = {
  readonly [Name in keyof AfterOrder]: AfterOrder[Name] extends string ? string : Readonly<AfterOrder[Name]>;
};
