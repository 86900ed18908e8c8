/** What the customer's own data say in Polish. */
export const profilePl = {
  loading: 'Wczytujemy Twoje dane…',
  premium: 'Należysz do programu Friends & Family: w\u00a0sklepie widzisz i\u00a0płacisz ceny dla przyjaciół.',
  details: 'Twoje dane',
  notGiven: 'Nie podano',
  birth: 'Data urodzenia',
  birthOptional: 'Data urodzenia (opcjonalnie)',
  birthWrong: 'Podaj całą datę, nie wcześniejszą niż 1.01.1900 i\u00a0nie późniejszą niż dziś.',
  phoneOptional: 'Telefon (opcjonalnie)',
  email: 'E-mail',
  address: 'Adres',
  newEmail: 'Nowy e-mail',
  emailHint: 'Tym adresem będziesz się logować. Na dotychczasowy napiszemy o\u00a0zmianie.',
  emailSame: 'To jest Twój obecny e-mail.',
  emailChanged:
    'Na innych urządzeniach trzeba zalogować się od nowa. Newsletter, jeśli go zamawiasz, przyjdzie tu po kliknięciu linku z\u00a0wiadomości.',
  saveEmail: 'Zmień e-mail',
  unconfirmed: 'Ten adres nie jest jeszcze potwierdzony. Możemy wysłać link, którym go potwierdzisz.',
  password: 'Hasło',
  passwordInfo: 'Po zmianie hasła wylogujemy wszystkie inne urządzenia.',
  presentPassword: 'Obecne hasło',
  newPassword: 'Nowe hasło',
  noPassword: 'Nie pamiętam hasła albo go nie mam',
  passwordChanged: 'Na innych urządzeniach trzeba zalogować się od nowa.',
  savePassword: 'Zmień hasło',
};

export type ProfileTexts = { readonly [Key in keyof typeof profilePl]: string };
