export const account = {
  changePassword: 'Zmień hasło',
  presentPassword: 'Obecne hasło',
  newPassword: 'Nowe hasło',
  again: 'Powtórz nowe hasło',
  passwordHelp: 'Co najmniej 12 znaków; lepiej długie niż zawiłe. Inne Twoje sesje się zakończą.',
  wrongPassword: 'To nie jest Twoje obecne hasło',
  notTheSame: 'Hasła muszą być takie same',
  passwordSaved: 'Hasło zmienione',
  formLanguage: (language: string) => `Język formularzy modułów: ${language}`,
};
