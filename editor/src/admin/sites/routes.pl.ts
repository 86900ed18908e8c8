import type { ShopRoute } from '@witryna/module-schemas';

/** The screens of the shop, as people who administer it call them. */
export const routes = {
  title: 'Adresy ekranów',
  help: 'Zamiast adresów, które sklep ma sam z\u00a0siebie; stare przekierują na nowe. Strona o\u00a0takim adresie stoi wokół ekranu: jej nagłówek i\u00a0stopka, a\u00a0pod ekranem jej treść.',
  fieldHelp: (path: string) => `Puste: ${path}`,
  wrongPath: 'Zacznij od ukośnika; dalej małe litery bez polskich znaków, cyfry i\u00a0myślniki, na przykład /koszyk.',
  twice: 'Ten adres jest tu dwa razy.',
  names: {
    cart: 'Koszyk',
    auth: 'Logowanie',
    'auth.sign-up': 'Rejestracja',
    'signup-welcome': 'Powitanie po rejestracji',
    checkout: 'Składanie zamówienia',
    order: 'Zamówienie',
    'reset-password': 'Nowe hasło',
    'request-reset-password': 'Zapomniane hasło',
    'confirm-email': 'Potwierdzenie adresu e-mail',
    'newsletter.confirm': 'Potwierdzenie newslettera',
    'newsletter.unsubscribe': 'Rezygnacja z\u00a0newslettera',
    'stock-alert.confirm': 'Potwierdzenie powiadomienia o\u00a0dostępności',
    me: 'Konto',
    'me-orders': 'Konto: historia zamówień',
    'me-order': 'Konto: zamówienie',
    'root.results': 'Wyniki wyszukiwania',
    'thank-you': 'Podziękowanie za zamówienie',
    'payment-verification': 'Sprawdzanie płatności',
    'payment-error': 'Błąd płatności',
    'payment-return': 'Powrót z\u00a0płatności',
    'payu-return': 'Powrót z\u00a0płatności PayU',
    error: 'Błąd',
  } satisfies Record<ShopRoute, string>,
};
