import type { Messages } from '../message.ts';

/** The checkout: people, delivery, payment, and what keeps a cart from being ordered. */
export const checkoutMessages = {
  'customer-has-email': {
    pl: 'Jesteś na swoim koncie, więc zamówienie dostanie Twój adres e-mail.',
    en: 'You are signed in, so the order takes the e-mail address of your account.',
  },
  'several-addresses': { pl: 'Podaj jeden adres dostawy.', en: 'Give one delivery address.' },
  'several-methods': { pl: 'Wybierz jeden sposób dostawy.', en: 'Choose one shipping method.' },
  'address-missing': { pl: 'Podaj adres.', en: 'Enter an address.' },
  'address-missing/saved': {
    pl: 'Tego adresu nie ma w Twojej książce adresowej.',
    en: 'This address is not in your address book.',
  },
  'address-ambiguous': {
    pl: 'Wybierz zapisany adres albo wpisz nowy.',
    en: 'Choose a saved address or enter a new one.',
  },
  'street-too-long': { pl: 'Ulica ma za dużo wierszy.', en: 'The street has too many lines.' },
  'region-unknown': { pl: 'W tym kraju nie ma takiego regionu.', en: 'This country has no such region.' },
  'shipping-address-missing': { pl: 'Podaj adres dostawy.', en: 'Enter the delivery address.' },
  'billing-address-missing': { pl: 'Podaj dane do rachunku.', en: 'Enter the billing address.' },
  'shipping-method-missing': { pl: 'Wybierz sposób dostawy.', en: 'Choose a shipping method.' },
  'shipping-method-unavailable': {
    pl: 'Ten sposób dostawy nie jest dostępny dla tego zamówienia. Wybierz inny.',
    en: 'This shipping method is not available for this order. Please choose another.',
  },
  'point-missing': {
    pl: 'Wybierz punkt odbioru paczki.',
    en: 'Choose a pick-up point for the parcel.',
  },
  'point-changed': {
    pl: 'Punkt odbioru zmienił się podczas składania zamówienia. Sprawdź go i zamów ponownie.',
    en: 'The pick-up point changed while the order was being placed. Check it and place the order again.',
  },
  'too-heavy': { pl: 'Zamówienie jest za ciężkie na tę dostawę.', en: 'The order is too heavy for this delivery.' },
  'too-large-for-locker': {
    pl: 'Ta paczka nie zmieści się w paczkomacie. Wybierz kuriera.',
    en: 'This parcel does not fit into a parcel locker. Please choose a courier.',
  },
  'too-large-for-point': {
    pl: 'Ta paczka jest za duża na odbiór w punkcie. Wybierz kuriera.',
    en: 'This parcel is too large for a pick-up point. Please choose a courier.',
  },
  'too-large': {
    pl: 'Ta paczka jest za duża na tę dostawę. Wybierz inną.',
    en: 'This parcel is too large for this delivery. Please choose another.',
  },
  'too-valuable': {
    pl: 'Wartość zamówienia jest za wysoka na tę dostawę.',
    en: 'The value of the order is too high for this delivery.',
  },
  'point-unknown': {
    pl: 'Nie ma punktu odbioru o tym kodzie. Wybierz inny.',
    en: 'There is no pick-up point with this code. Please choose another.',
  },
  'point-ambiguous': {
    pl: 'Punkty o tym kodzie mają dwie sieci. Wybierz inny punkt.',
    en: 'Two networks have a pick-up point with this code. Please choose another.',
  },
  'point-of-other-network': {
    pl: 'Ten punkt odbioru należy do innej sieci niż wybrana dostawa. Wybierz punkt tej sieci albo zmień dostawę.',
    en: 'This pick-up point belongs to another network than the chosen delivery. Choose a point of its network or another delivery.',
  },
  'point-not-operating': {
    pl: 'Ten punkt odbioru nie przyjmuje teraz paczek. Wybierz inny.',
    en: 'This pick-up point does not take parcels at present. Please choose another.',
  },
  'point-without-payment': {
    pl: 'W tym punkcie nie można zapłacić przy odbiorze. Wybierz inny punkt albo inną płatność.',
    en: 'You cannot pay on collection at this point. Please choose another point or another payment method.',
  },
  'not-found/point': { pl: 'Nie ma takiego punktu odbioru.', en: 'There is no such pick-up point.' },
  'delivery-unavailable': {
    pl: 'Wybrany sposób dostawy nie jest teraz dostępny. Wybierz inny.',
    en: 'The chosen shipping method is not available now. Please choose another.',
  },
  'delivery-removed': {
    pl: 'Wybrany sposób dostawy nie jest już możliwy po tej zmianie. Wybierz inny.',
    en: 'The chosen shipping method is no longer possible after this change. Please choose another.',
  },
  'payment-unavailable': {
    pl: 'Wybrany sposób płatności nie jest teraz dostępny. Wybierz inny.',
    en: 'The chosen payment method is not available now. Please choose another.',
  },
  'payment-removed': {
    pl: 'Wybrany sposób płatności nie jest już możliwy po tej zmianie. Wybierz inny.',
    en: 'The chosen payment method is no longer possible after this change. Please choose another.',
  },
  'payment-method-missing': { pl: 'Wybierz sposób płatności.', en: 'Choose a payment method.' },
  'payment-method-unavailable': {
    pl: 'Ten sposób płatności nie jest dostępny dla tego zamówienia. Wybierz inny.',
    en: 'This payment method is not available for this order. Please choose another.',
  },
  'payment-method-unavailable/shipping': {
    pl: 'Niedostępna dla wybranego sposobu dostawy.',
    en: 'Not available with the chosen shipping method.',
  },
  'payment-method-unavailable/at-the-door': {
    pl: 'Przesyłkę z tą dostawą opłaca się tylko przy odbiorze.',
    en: 'With this delivery you pay when the parcel is handed over.',
  },
  'payment-method-unavailable/amount': { pl: 'Niedostępna dla tej kwoty.', en: 'Not available for this amount.' },
  'payment-method-unavailable/currency': { pl: 'Niedostępna w tej walucie.', en: 'Not available in this currency.' },
  'payment-method-unavailable/resting': {
    pl: 'Chwilowo niedostępna. Wybierz inny sposób płatności albo spróbuj później.',
    en: 'Not available at the moment. Please choose another payment method or try again later.',
  },
  'blik-code-invalid': { pl: 'Kod BLIK ma sześć cyfr.', en: 'A BLIK code has six digits.' },
  'agreement-missing': { pl: 'Nie ma takiej zgody.', en: 'There is no such consent.' },
  'out-of-stock': {
    pl: 'Części produktów nie ma już w magazynie. Sprawdź koszyk.',
    en: 'Some of the products are out of stock. Please check your cart.',
  },
  'products-unavailable': {
    pl: 'Części produktów nie można już kupić. Sprawdź koszyk.',
    en: 'Some of the products are no longer available. Please check your cart.',
  },
  'total-changed': {
    pl: 'Kwota zamówienia się zmieniła. Sprawdź ją i zamów ponownie.',
    en: 'The total has changed. Please check it and place the order again.',
  },
  'coupon-refused': {
    pl: 'Kod rabatowy nie działa już w tym zamówieniu. Usuń go, aby zamówić.',
    en: 'The discount code no longer works for this order. Remove it to place the order.',
  },
  'consents-missing': {
    pl: 'Zaznacz wymagane zgody, aby złożyć zamówienie.',
    en: 'Accept the required terms to place the order.',
  },
  'guest-email-missing': { pl: 'Podaj adres e-mail.', en: 'Enter your e-mail address.' },
} as const satisfies Messages;
