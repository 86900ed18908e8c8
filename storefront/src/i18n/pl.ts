/** Every sentence that the storefront itself says; modules have a catalogue of their own. */
export const pl = {
  skipToContent: 'Przejdź do treści',
  loading: 'Wczytywanie strony',
  pageLoaded: 'Strona: {title}',
  notFoundTitle: 'Strona o podanym adresie nie została znaleziona',
  notFoundInfo: 'Podany link może być niepoprawny lub nieaktualny. Spróbuj ponownie.',
  failureTitle: 'Wewnętrzny błąd serwera',
  failureInfo: 'Wystąpił wewnętrzny błąd serwera. Spróbuj ponownie później. Przepraszamy za utrudnienia.',
  failureCode: 'Kod błędu:',
  failureRequest: 'Numer zgłoszenia:',
  tryAgain: 'Spróbuj jeszcze raz',
  backHome: 'Wróć na stronę główną',
  errorTitle: 'Coś poszło nie tak',
  errorInfo: 'Nie udało się wyświetlić tej strony. Możesz wrócić na stronę główną i zacząć jeszcze raz.',
  maintenanceTitle: 'Odświeżamy sklep',
  maintenanceInfo: 'Trwają prace techniczne. Wracamy niedługo – zajrzyj do nas za chwilę.',
  offlineTitle: 'Nie ma połączenia z\u00a0internetem',
  offlineInfo: 'Sprawdź Wi-Fi albo dane komórkowe. To, co jest w\u00a0koszyku, czeka.',
  causeDefault: 'Serwer nie poradził sobie z tą stroną.',
  causeUnknown: 'Nieznany błąd.',
  causeNetwork: 'Nie udało się połączyć ze sklepem. Sprawdź połączenie z internetem.',
  causeTimeout: 'Serwer nie odpowiedział na czas.',
  causeForbidden: 'Ta strona nie jest dostępna.',
  causeChunk: 'Nie udało się wczytać części strony. Wczytaj ją ponownie.',
  causeBadGateway: 'Sklep jest chwilowo niedostępny.',
};

export type Messages = Readonly<Record<keyof typeof pl, string>>;
