import type { Messages } from '../message.ts';

/** The cart, its coupons and its gifts; errors and notices. */
export const cartMessages = {
  'cart-missing': {
    pl: 'Nie znaleźliśmy tego koszyka. Odśwież stronę, aby zacząć od nowa.',
    en: 'We could not find this cart. Refresh the page to start again.',
  },
  'cart-not-active': {
    pl: 'Ten koszyk został już zamówiony albo połączony z innym. Odśwież stronę.',
    en: 'This cart has already been ordered or merged into another one. Refresh the page.',
  },
  'cart-forbidden': {
    pl: 'To nie jest Twój koszyk. Odśwież stronę, aby zobaczyć swój.',
    en: 'This is not your cart. Refresh the page to see yours.',
  },
  'cart-id-taken': {
    pl: 'Nie udało się utworzyć koszyka. Spróbuj ponownie.',
    en: 'The cart could not be created. Please try again.',
  },
  'cart-id-malformed': {
    pl: 'Nie udało się utworzyć koszyka. Spróbuj ponownie.',
    en: 'The cart could not be created. Please try again.',
  },
  'cart-merged-into-itself': {
    pl: 'Tego koszyka nie trzeba łączyć: to już Twój koszyk.',
    en: 'This cart does not need to be merged: it is already yours.',
  },
  'cart-empty': { pl: 'Koszyk jest pusty.', en: 'The cart is empty.' },
  'cart-item-missing': {
    pl: 'Tego produktu nie ma już w koszyku.',
    en: 'This product is no longer in the cart.',
  },
  'customer-has-cart': {
    pl: 'Masz już koszyk na swoim koncie.',
    en: 'You already have a cart in your account.',
  },
  'too-many-items': {
    pl: 'Za dużo produktów naraz.',
    en: 'Too many products at once.',
  },
  'product-missing': { pl: 'Nie mamy takiego produktu.', en: 'We do not have this product.' },
  'not-salable': {
    pl: 'Tego produktu nie można teraz kupić.',
    en: 'This product cannot be bought at the moment.',
  },
  'not-salable/options': {
    pl: 'Wybierz wariant produktu.',
    en: 'Choose a variant of the product.',
  },
  'insufficient-stock': {
    pl: 'Nie mamy tylu sztuk.',
    en: 'We do not have that many in stock.',
  },
  'insufficient-stock/none': { pl: 'Tego produktu nie ma w magazynie.', en: 'This product is out of stock.' },
  'insufficient-stock/left': {
    pl: 'W magazynie zostało tylko {quantity} szt.',
    en: 'Only {quantity} left in stock.',
  },
  'insufficient-stock/maximum': {
    pl: 'Jednego produktu można kupić najwyżej {maximum} szt.',
    en: 'You can buy at most {maximum} pieces of one product.',
  },
  'invalid-parameter-value': { pl: 'Niepoprawna wartość.', en: 'The value is not correct.' },
  'invalid-parameter-value/quantity': {
    pl: 'Podaj liczbę sztuk: całkowitą, większą od zera.',
    en: 'Enter a quantity: a whole number above zero.',
  },
  'invalid-parameter-value/cart-full': {
    pl: 'W koszyku zmieści się najwyżej {maximum} różnych produktów.',
    en: 'The cart can hold at most {maximum} different products.',
  },
  'required-parameter-missing': { pl: 'W żądaniu czegoś brakuje.', en: 'Something is missing from the request.' },
  'gift-not-earned': {
    pl: 'Koszyk nie spełnia warunków tego prezentu.',
    en: 'The cart does not meet the terms of this gift.',
  },
  'gift-choices-used': {
    pl: 'Wszystkie prezenty do tego koszyka są już wybrane.',
    en: 'All the gifts for this cart have been chosen already.',
  },
  'gift-out-of-stock': {
    pl: 'Tego prezentu nie ma już w magazynie. Wybierz inny.',
    en: 'This gift is out of stock. Please choose another.',
  },
  'coupon-limit': {
    pl: {
      by: 'maximum',
      one: 'W koszyku można użyć {maximum} kodu rabatowego. Usuń obecny, aby użyć innego.',
      few: 'W koszyku można użyć najwyżej {maximum} kodów rabatowych. Usuń jeden z nich, aby użyć innego.',
      many: 'W koszyku można użyć najwyżej {maximum} kodów rabatowych. Usuń jeden z nich, aby użyć innego.',
      other: 'W koszyku można użyć najwyżej {maximum} kodów rabatowych. Usuń jeden z nich, aby użyć innego.',
    },
    en: {
      by: 'maximum',
      one: 'A cart takes {maximum} discount code. Remove the present one to use another.',
      other: 'A cart takes at most {maximum} discount codes. Remove one of them to use another.',
    },
  },
  'coupon-unknown': {
    pl: 'Nie znamy kodu „{code}”. Sprawdź literówki.',
    en: 'We do not know the code “{code}”. Check that it is typed correctly.',
  },
  'coupon-inactive': { pl: 'Kod „{code}” nie jest już ważny.', en: 'The code “{code}” is no longer valid.' },
  'coupon-expired': {
    pl: 'Kod „{code}” stracił ważność {lastDay}.',
    en: 'The code “{code}” expired on {lastDay}.',
  },
  'coupon-used-up': {
    pl: 'Kod „{code}” został już wykorzystany tyle razy, ile było można.',
    en: 'The code “{code}” has been used as often as it could be.',
  },
  'coupon-used-by-customer': {
    pl: 'Kod „{code}” został już przez Ciebie wykorzystany.',
    en: 'You have already used the code “{code}”.',
  },
  'coupon-not-started': {
    pl: 'Kod „{code}” jeszcze nie działa. Zacznie {firstDay}.',
    en: 'The code “{code}” does not work yet. It begins on {firstDay}.',
  },
  'coupon-below-minimum': {
    pl: 'Kod „{code}” działa od {minimum}, brakuje {missing}.',
    en: 'The code “{code}” works from {minimum}, {missing} more is needed.',
  },
  'coupon-not-for-these-goods': {
    pl: 'Kod „{code}” nie obejmuje tych produktów.',
    en: 'The code “{code}” does not cover these products.',
  },
  'line-gone': { pl: '„{name}” nie jest już dostępny.', en: '“{name}” is no longer available.' },
  'line-withdrawn': { pl: '„{name}” został wycofany ze sprzedaży.', en: '“{name}” has been withdrawn from sale.' },
  'line-without-price': { pl: '„{name}” nie jest teraz w sprzedaży.', en: '“{name}” is not on sale now.' },
  'line-not-for-sale': { pl: '„{name}” nie jest teraz w sprzedaży.', en: '“{name}” is not on sale now.' },
  'line-out-of-stock': { pl: '„{name}”: brak w magazynie.', en: '“{name}” is out of stock.' },
  'line-short': {
    pl: '„{name}”: w magazynie zostało tylko {quantity} szt.',
    en: '“{name}”: only {quantity} left in stock.',
  },
  'line-changed': { pl: '„{name}”: cena się zmieniła.', en: '“{name}”: the price has changed.' },
  'line-not-earned': {
    pl: '„{name}”: koszyk nie spełnia już warunków tego prezentu.',
    en: '“{name}”: the cart no longer meets the terms of this gift.',
  },
  'gift-not-earned/line': {
    pl: '„{name}”: koszyk nie spełnia już warunków tego prezentu.',
    en: '“{name}”: the cart no longer meets the terms of this gift.',
  },
  'gift-not-earned/from': {
    pl: 'Prezent „{name}” jest od {threshold}, brakuje {missing}.',
    en: 'The gift “{name}” comes with purchases from {threshold}, {missing} more is needed.',
  },
  'gift-not-earned/sample-from': {
    pl: 'Próbka „{name}” jest od {threshold}, brakuje {missing}.',
    en: 'The sample “{name}” comes with purchases from {threshold}, {missing} more is needed.',
  },
  'gift-removed': {
    pl: 'W koszyku nie ma już prezentu „{name}”: koszyk nie spełnia jego warunków.',
    en: 'The gift “{name}” is no longer in the cart, which does not meet its terms.',
  },
  'gift-removed/sample': {
    pl: 'W koszyku nie ma już próbki „{name}”: koszyk nie spełnia jej warunków.',
    en: 'The sample “{name}” is no longer in the cart, which does not meet its terms.',
  },
  'quantity-cut': {
    pl: '„{name}”: tyle sztuk nie możemy sprzedać, w koszyku zostało {quantity} szt.',
    en: '“{name}”: we cannot sell that many, {quantity} remained in the cart.',
  },
  'lines-full': { pl: '„{name}” nie zmieścił się w koszyku.', en: '“{name}” did not fit into the cart.' },
} as const satisfies Messages;
