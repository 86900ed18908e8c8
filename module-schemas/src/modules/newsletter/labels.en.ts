import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  'Bez tła': 'No background',
  Ciemne: 'Dark',
  'Napis na przycisku': 'Label of the button',
  Newsletter: 'Newsletter',
  'Osobna, dobrowolna zgoda z numerem telefonu': 'A consent of its own, given freely, with a phone number',
  'Puste: zdanie sklepu. Odnośnik do polityki prywatności dochodzi sam.':
    'Empty: the shop’s own sentence. A link to the privacy policy is added by itself.',
  'Puste: „Zapisz się”.': 'Empty: “Subscribe”.',
  'Treść zgody': 'Words of the consent',
  Tło: 'Background',
  'W kolorze': 'Coloured',
  'Zapytaj o SMS-y': 'Ask about text messages',
  'Zapis na newsletter ze zgodą i potwierdzeniem w wiadomości.':
    'Subscription to the newsletter, with a consent and a confirmation by e-mail.',
};
