import type { Messages } from '../message.ts';

/** The catalogue, its search, and what shoppers say of products. */
export const catalogMessages = {
  'url-key-taken': { pl: 'Ten adres ma już inny produkt.', en: 'Another product already has this address.' },
  'variant-sku-taken': {
    pl: 'Wariant {sku} należy już do innego produktu.',
    en: 'Variant {sku} already belongs to another product.',
  },
  'product-conflict': {
    pl: 'Ktoś inny zapisał ten produkt w\u00a0międzyczasie.',
    en: 'Somebody else has saved this product in the meantime.',
  },
  'category-conflict': {
    pl: 'Ktoś inny zapisał tę kategorię w\u00a0międzyczasie.',
    en: 'Somebody else has saved this category in the meantime.',
  },
  'product-ordered': {
    pl: 'Ten produkt jest w\u00a0zamówieniach, więc można go tylko wycofać ze sprzedaży.',
    en: 'This product is in orders, so it can only be withdrawn.',
  },
  'product-sku-taken': { pl: 'Produkt o\u00a0SKU {sku} już jest.', en: 'There is a product with SKU {sku} already.' },
  'product-not-found': { pl: 'Nie mamy takiego produktu.', en: 'We do not have this product.' },
  'price-invalid': { pl: 'Niepoprawna cena.', en: 'The price is not correct.' },
  'filter-too-long': {
    pl: 'Wybierz mniej wartości filtra: najwyżej {maximum}.',
    en: 'Choose fewer filter values: at most {maximum}.',
  },
  'search-or-filter-required': {
    pl: 'Wpisz, czego szukasz, albo wybierz filtr.',
    en: 'Enter what you are looking for, or choose a filter.',
  },
  'search-not-ready': {
    pl: 'Wyszukiwarka jeszcze się uruchamia. Spróbuj za chwilę.',
    en: 'The search is still starting. Please try again shortly.',
  },
  'not-found/synerise': {
    pl: 'Ten sklep nie korzysta z wyszukiwania Synerise.',
    en: 'This shop does not use the search of Synerise.',
  },
  'country-id-missing': { pl: 'Wybierz kraj.', en: 'Choose a country.' },
  'country-unknown': { pl: 'Nie wysyłamy do tego kraju.', en: 'We do not ship to this country.' },
  'guest-review': { pl: 'Zaloguj się, aby dodać opinię.', en: 'Sign in to write a review.' },
  'rating-invalid': { pl: 'Wybierz ocenę.', en: 'Choose a rating.' },
  'review-text-invalid': { pl: 'Popraw treść opinii.', en: 'Please correct the text of the review.' },
  'review-text-invalid/nickname': {
    pl: 'Podpis pod opinią jest pusty albo za długi (najwyżej {maxLength} znaków).',
    en: 'The name under the review is empty or too long (at most {maxLength} characters).',
  },
  'review-text-invalid/summary': {
    pl: 'Tytuł opinii jest pusty albo za długi (najwyżej {maxLength} znaków).',
    en: 'The title of the review is empty or too long (at most {maxLength} characters).',
  },
  'review-text-invalid/text': {
    pl: 'Treść opinii jest pusta albo za długa (najwyżej {maxLength} znaków).',
    en: 'The text of the review is empty or too long (at most {maxLength} characters).',
  },
  'too-many-skus': {
    pl: 'Za dużo produktów naraz: najwyżej {maximum}.',
    en: 'Too many products at once: at most {maximum}.',
  },
  'too-many-products': { pl: 'Za dużo produktów naraz.', en: 'Too many products at once.' },
  'compare-list-foreign': { pl: 'To nie jest Twoja lista porównań.', en: 'This is not your comparison list.' },
  'compare-list-missing': { pl: 'Nie ma takiej listy porównań.', en: 'There is no such comparison list.' },
  'compare-list-full': {
    pl: {
      by: 'maximum',
      one: 'Można porównać najwyżej {maximum} produkt.',
      few: 'Można porównać najwyżej {maximum} produkty.',
      many: 'Można porównać najwyżej {maximum} produktów.',
      other: 'Można porównać najwyżej {maximum} produktu.',
    },
    en: {
      by: 'maximum',
      one: 'At most {maximum} product can be compared.',
      other: 'At most {maximum} products can be compared.',
    },
  },
  'wishlist-missing': { pl: 'Nie ma takiej listy ulubionych.', en: 'There is no such wish list.' },
  'too-many-wishlists': {
    pl: {
      by: 'maximum',
      one: 'Możesz mieć najwyżej {maximum} listę ulubionych.',
      few: 'Możesz mieć najwyżej {maximum} listy ulubionych.',
      many: 'Możesz mieć najwyżej {maximum} list ulubionych.',
      other: 'Możesz mieć najwyżej {maximum} listy ulubionych.',
    },
    en: {
      by: 'maximum',
      one: 'You can have at most {maximum} wish list.',
      other: 'You can have at most {maximum} wish lists.',
    },
  },
  'wishlist-name-invalid': {
    pl: 'Nazwa listy jest pusta albo za długa (najwyżej {maxLength} znaków).',
    en: 'The name of the list is empty or too long (at most {maxLength} characters).',
  },
  'wishlist-default': {
    pl: 'Głównej listy ulubionych nie można usunąć.',
    en: 'The main wish list cannot be deleted.',
  },
  'wishlist-item-missing': { pl: 'Na liście nie ma już tego produktu.', en: 'This product is no longer on the list.' },
  'wishlist-options-unavailable': {
    pl: 'Nie ma takiego wariantu tego produktu.',
    en: 'This product has no such variant.',
  },
  'wishlist-quantity-invalid': {
    pl: 'Podaj liczbę sztuk od 1 do {maximum}.',
    en: 'Enter a quantity from 1 to {maximum}.',
  },
  'wishlist-description-too-long': {
    pl: 'Notatka może mieć najwyżej {maxLength} znaków.',
    en: 'The note can have at most {maxLength} characters.',
  },
  'wishlist-full': {
    pl: 'Na liście może być najwyżej {maximum} produktów.',
    en: 'The list can hold at most {maximum} products.',
  },
  'in-stock': { pl: 'Ten produkt jest dostępny od ręki.', en: 'This product is in stock.' },
  'too-many-alerts': {
    pl: 'Na powiadomienie może czekać najwyżej {maximum} produktów.',
    en: 'You can wait for at most {maximum} products.',
  },
  'token-invalid/stock-alert': {
    pl: 'Link jest nieprawidłowy albo wygasł. Poproś o powiadomienie jeszcze raz.',
    en: 'The link is not valid or has expired. Please ask for the notification again.',
  },
  'already-subscribed': {
    pl: 'Ten adres e-mail jest już zapisany na newsletter.',
    en: 'This e-mail address is already subscribed to the newsletter.',
  },
  'consent-required': {
    pl: 'Zgoda na politykę prywatności jest wymagana.',
    en: 'Consent to the privacy policy is required.',
  },
  'phone-invalid': { pl: 'Niepoprawny numer telefonu', en: 'Incorrect phone number' },
  'token-invalid/newsletter': {
    pl: 'Link jest nieprawidłowy albo wygasł. Zapisz się jeszcze raz.',
    en: 'The link is not valid or has expired. Please subscribe again.',
  },
  'contact-unavailable': {
    pl: 'Formularz kontaktowy jest teraz niedostępny. Napisz do nas e-mail.',
    en: 'The contact form is not available at the moment. Please write us an e-mail.',
  },
  'contact-invalid': { pl: 'Popraw zaznaczone pola formularza.', en: 'Please correct the marked fields of the form.' },
} as const satisfies Messages;
