import type { Messages } from '../message.ts';

/** Orders after they were placed: payments, cancellation, returns and documents. */
export const orderMessages = {
  'order-missing': { pl: 'Nie ma takiego zamówienia.', en: 'There is no such order.' },
  'order-proof-missing': {
    pl: 'Podaj nazwisko albo kod pocztowy z zamówienia.',
    en: 'Give the last name or the postal code of the order.',
  },
  'order-cancellation-disabled': {
    pl: 'W tym sklepie zamówień nie anuluje się samodzielnie. Napisz do nas.',
    en: 'Orders cannot be canceled online in this shop. Please contact us.',
  },
  'cancel-reason-unknown': {
    pl: 'Wybierz powód anulowania z listy.',
    en: 'Choose a reason for canceling from the list.',
  },
  'order-partly-shipped': {
    pl: 'Część zamówienia została już wysłana, więc nie można go anulować.',
    en: 'Part of the order has been shipped already, so it cannot be canceled.',
  },
  'order-not-cancelable': {
    pl: 'Tego zamówienia nie można już anulować.',
    en: 'This order can no longer be canceled.',
  },
  'order-move-refused': {
    pl: 'Zamówienie nie może przejść do tego stanu.',
    en: 'The order cannot change to this status.',
  },
  'order-changed': {
    pl: 'Zamówienie zmieniło się w międzyczasie. Wczytaj je ponownie.',
    en: 'The order has changed in the meantime. Please load it again.',
  },
  'order-not-shippable': {
    pl: 'W tym stanie zamówienia nie można nic wysłać.',
    en: 'Nothing can be shipped for an order of this status.',
  },
  'label-not-offered': {
    pl: 'Etykiety do tego zamówienia nie da się utworzyć w sklepie: idzie innym przewoźnikiem.',
    en: 'The shop cannot make a label for this order: it travels with another carrier.',
  },
  'label-exists': {
    pl: 'To zamówienie ma już etykietę, która czeka na paczkę.',
    en: 'This order has a label already that waits for its parcel.',
  },
  'label-missing': { pl: 'Nie ma takiej etykiety.', en: 'There is no such label.' },
  'label-not-ready': {
    pl: 'Tej etykiety nie można jeszcze wydrukować.',
    en: 'This label cannot be printed yet.',
  },
  'label-used': {
    pl: 'Z tą etykietą wyszła już paczka.',
    en: 'A parcel has left with this label already.',
  },
  'label-under-way': {
    pl: 'Przewoźnik jeszcze nie odpowiedział. Odczekaj chwilę i spróbuj ponownie.',
    en: 'The carrier has not answered yet. Please wait a moment and try again.',
  },
  'cancel-key-refused': {
    pl: 'Link do anulowania zamówienia jest nieprawidłowy albo wygasł. Poproś o nowy.',
    en: 'The link for canceling the order is not valid or has expired. Please ask for a new one.',
  },
  'payment-method-unknown': { pl: 'Nie ma takiego sposobu płatności.', en: 'There is no such payment method.' },
  'payment-retry-refused': { pl: 'Tego zamówienia nie można już opłacić.', en: 'This order can no longer be paid.' },
  'payment-not-payable': { pl: 'Tego zamówienia nie można już opłacić.', en: 'This order can no longer be paid.' },
  'payment-paid': { pl: 'To zamówienie jest już opłacone.', en: 'This order has already been paid.' },
  'payment-under-review': {
    pl: 'Poprzednia płatność jest jeszcze sprawdzana.',
    en: 'The previous payment is still being checked.',
  },
  'payment-under-way': {
    pl: 'Poprzednia próba płatności jeszcze się zaczyna. Odczekaj chwilę i spróbuj ponownie.',
    en: 'The previous payment attempt is still starting. Please wait a moment and try again.',
  },
  'payment-on-delivery': {
    pl: 'To zamówienie jest płatne przy odbiorze.',
    en: 'This order is paid on delivery.',
  },
  'payment-unavailable/retry': {
    pl: 'Ten sposób płatności jest chwilowo niedostępny. Spróbuj później albo wybierz inny.',
    en: 'This payment method is temporarily unavailable. Try again later or choose another.',
  },
  'payment-refused': {
    pl: 'Operator płatności odrzucił płatność. Spróbuj ponownie albo wybierz inny sposób płatności.',
    en: 'The payment provider has declined the payment. Try again or choose another payment method.',
  },
  'payment-failed': {
    pl: 'Płatność nie doszła do skutku. Spróbuj jeszcze raz albo wybierz inny sposób płatności.',
    en: 'The payment did not succeed. Please try again or choose another payment method.',
  },
  'payment-failed/refused': {
    pl: 'Brak autoryzacji lub transakcja anulowana przez użytkownika.',
    en: 'No authorization or transaction canceled by user.',
  },
  'payment-failed/blik-code': {
    pl: 'Kod BLIK jest błędny albo wygasł. Wygeneruj nowy w aplikacji banku.',
    en: 'The BLIK code is wrong or has expired. Please get a new one in the app of your bank.',
  },
  'payment-failed/blik-wrong': {
    pl: 'Kod nie pasuje. Wpisz nowy z\u00a0aplikacji banku.',
    en: 'The code does not match. Enter a new one from the app of your bank.',
  },
  'payment-failed/blik-expired': {
    pl: 'Kod stracił ważność. Wpisz nowy.',
    en: 'The code has expired. Enter a new one.',
  },
  'payment-failed/blik-used': {
    pl: 'Ten kod był już użyty. Wygeneruj nowy.',
    en: 'This code has been used before. Get a new one.',
  },
  'payment-failed/canceled': {
    pl: 'Płatność nie została dokończona. Zapłać jeszcze raz albo wybierz inny sposób płatności.',
    en: 'The payment was not completed. Please pay again or choose another payment method.',
  },
  'payment-failed/expired': {
    pl: 'Czas na zapłatę minął. Zapłać jeszcze raz.',
    en: 'The time to pay is over. Please pay again.',
  },
  'payment-failed/provider-unavailable': {
    pl: 'Operator płatności teraz nie odpowiada. Zamówienie jest u nas: zapłać w inny sposób albo spróbuj za chwilę.',
    en: 'The payment provider does not answer at the moment. We have your order: please pay in another way or try again in a while.',
  },
  'payment-failed/interrupted': {
    pl: 'Rozpoczynanie płatności zostało przerwane. Zapłać jeszcze raz.',
    en: 'Starting the payment was interrupted. Please pay again.',
  },
  'refund-refused': {
    pl: 'Nie można zwrócić więcej, niż wpłynęło.',
    en: 'It is not possible to refund more than was received.',
  },
  'refund-not-by-hand': {
    pl: 'Te pieniądze oddaje operator płatności, nie przelew. Sprawdź płatności zamówienia.',
    en: 'The payment provider returns this money, not a transfer. Please look at the payments of the order.',
  },
  'transfer-not-awaited': {
    pl: 'To zamówienie nie czeka na przelew ani na zapłatę przy odbiorze.',
    en: 'This order waits for neither a bank transfer nor a payment on delivery.',
  },
  'card-payment-unavailable': {
    pl: 'Płatność kartą jest chwilowo niedostępna.',
    en: 'Card payment is temporarily unavailable.',
  },
  'card-not-chosen': { pl: 'Najpierw wybierz płatność kartą.', en: 'Choose payment by card first.' },
  'cart-not-ready': {
    pl: 'Uzupełnij adres, e-mail i dostawę, aby zapłacić.',
    en: 'Fill in the address, the e-mail and the delivery before you pay.',
  },
  'wallet-not-chosen': {
    pl: 'Najpierw wybierz Apple Pay albo Google Pay.',
    en: 'Choose Apple Pay or Google Pay first.',
  },
  'wallet-unavailable': {
    pl: 'Tego portfela nie da się teraz otworzyć na stronie. Zapłać w inny sposób.',
    en: 'This wallet cannot be opened on the page now. Please pay in another way.',
  },
  'token-invalid/wallet': {
    pl: 'Płatność z portfela nie powiodła się. Spróbuj ponownie.',
    en: 'The payment from the wallet has failed. Please try again.',
  },
  'withdrawal-impossible': {
    pl: 'Od tej umowy nie można teraz odstąpić. Zwrot jest możliwy przez 14 dni od otrzymania przesyłki.',
    en: 'This contract cannot be withdrawn from now. Goods may be returned within 14 days of receiving the parcel.',
  },
  'refund-account-refused': { pl: 'Popraw zaznaczone pola.', en: 'Please correct the marked fields.' },
  'refund-not-awaited': {
    pl: 'Numeru konta nie można już zmienić: przelew został wysłany albo nic nie jest do zwrotu.',
    en: 'The account cannot be changed any more: the transfer was sent, or nothing is to be returned.',
  },
  'statement-refused': { pl: 'Popraw zaznaczone pola.', en: 'Please correct the marked fields.' },
  'return-missing': { pl: 'Nie ma takiego zwrotu.', en: 'There is no such return.' },
  'return-move-refused': {
    pl: 'Zwrot nie może przejść do tego stanu.',
    en: 'The return cannot change to this status.',
  },
  'return-changed': {
    pl: 'Zwrot zmienił się w międzyczasie. Wczytaj go ponownie.',
    en: 'The return has changed in the meantime. Please load it again.',
  },
  'invoice-no-seller': {
    pl: 'Uzupełnij dane sprzedawcy w ustawieniach witryny, a potem wystaw fakturę.',
    en: 'Fill in the seller in the settings of the site, then issue the invoice.',
  },
  'invoice-nothing-paid': {
    pl: 'Zamówienie nic nie kosztuje, więc nie ma czego fakturować.',
    en: 'The order costs nothing, so there is nothing to invoice.',
  },
  'invoice-order-canceled': {
    pl: 'Zamówienie jest anulowane, więc nie ma czego fakturować.',
    en: 'The order is canceled, so there is nothing to invoice.',
  },
  'document-missing': { pl: 'Nie ma takiego dokumentu.', en: 'There is no such document.' },
} as const satisfies Messages;
