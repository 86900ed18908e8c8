import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  'Bez tematów formularz o nie nie pyta.': 'Without topics the form does not ask for one.',
  'Formularz kontaktowy': 'Contact form',
  'Puste: zdanie sklepu. Odnośnik do polityki prywatności dochodzi sam.':
    'Empty: the shop’s own sentence. A link to the privacy policy is added by itself.',
  'Pytaj o numer zamówienia': 'Ask for the order number',
  Temat: 'Topic',
  'Tematy do wyboru': 'Topics to choose from',
  'Treść zgody': 'Words of the consent',
  'Wiadomość do sklepu: temat, numer zamówienia, treść i zgoda.':
    'A message to the shop: topic, order number, words and consent.',
};
