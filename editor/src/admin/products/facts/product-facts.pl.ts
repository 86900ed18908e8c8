/** Choices of the facts of a product. */
export const factValues = {
  dry: 'Sucha',
  normal: 'Normalna',
  combination: 'Mieszana',
  oily: 'Tłusta',
  sensitive: 'Wrażliwa',
  mature: 'Dojrzała',
  acne: 'Trądzikowa',
  all: 'Każda',
  day: 'Na dzień',
  night: 'Na noc',
  'day-night': 'Na dzień i\u00a0na noc',
  vegan: 'Wegańskie',
  crueltyFree: 'Nietestowane na zwierzętach',
  FSC: 'FSC',
  ECOCERT: 'ECOCERT',
  friendsAndFamily: 'Friends & Family',
  kameleon: 'Kameleon',
  milesAndMore: 'Miles & More',
};

/** Marks on the card of a product. */
export const flags = {
  isNew: 'Nowość',
  isBestseller: 'Bestseller',
  isSale: 'Wyprzedaż',
  isPromotion: 'Promocja',
  isSponsored: 'Sponsorowany',
  isGift: 'Prezent',
  hasGift: 'Z prezentem',
  hasSamples: 'Z próbkami',
  hasFreeDelivery: 'Darmowa dostawa',
  isNatural: 'Naturalny',
  isPresale: 'Przedsprzedaż',
  isSample: 'Próbka',
};
