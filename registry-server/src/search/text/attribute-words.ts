/** What shoppers call the codes that attributes are kept under; a code that is not here is its own word. */
const WORDS: Readonly<Record<string, string>> = {
  dry: 'skóra sucha cera',
  normal: 'skóra normalna cera',
  combination: 'skóra mieszana cera',
  oily: 'skóra tłusta cera',
  sensitive: 'skóra wrażliwa cera',
  all: 'każda skóra cera',
  mature: 'skóra dojrzała cera',
  acne: 'skóra trądzikowa cera',
  day: 'na dzień',
  night: 'na noc',
  'day-night': 'na dzień i na noc',
  vegan: 'wegański vegan',
  crueltyFree: 'nietestowane na zwierzętach cruelty free',
  isNew: 'nowość',
  isBestseller: 'bestseller',
  isNatural: 'naturalny',
};

/** Words by which a product with this attribute is found. */
export function attributeWords(code: string): string {
  return WORDS[code] ?? code;
}
