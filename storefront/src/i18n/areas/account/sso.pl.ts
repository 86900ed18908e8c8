/** What is said on the way back from Google or Facebook, in Polish. */
export const ssoPl = {
  finishing: 'Jeszcze chwila, kończymy logowanie…',
  returned: 'Gotowe. Logowanie dokończy się w\u00a0sklepie, to okno można zamknąć.',
  nothing: 'Nie ma tu niczego do dokończenia. Zacznij logowanie jeszcze raz.',
  toSignIn: 'Przejdź do logowania',
  consentsTitle: 'Jeszcze jeden krok',
  existsTitle: 'Masz już u\u00a0nas konto',
  named: '{name}, to pierwsze logowanie przez {provider}.',
  nameless: 'To pierwsze logowanie przez {provider}.',
  withEmail: 'Założymy konto z\u00a0adresem {email}. Potrzebna jest jeszcze tylko zgoda.',
  withoutEmail: '{provider} nie podaje nam adresu e-mail. Wpisz go, a\u00a0wyślemy na niego link do potwierdzenia.',
  exists:
    'Konto z\u00a0adresem {email} już istnieje. Zaloguj się na nie ten jeden raz hasłem, a\u00a0połączymy je z\u00a0{provider}.',
  submit: 'Załóż konto',
  cancel: 'Anuluj',
  goOn: 'Przejdź dalej',
};

export type SsoTexts = { readonly [Key in keyof typeof ssoPl]: string };
