/** Where in a product a word stands; a posting has the bits of all places. */
export const TEXT_FIELDS = { head: 1, name: 2, group: 4, category: 8, attribute: 16, description: 32 } as const;
/** What a thing is called: few words, in which suggestions look. */
export const NAME_FIELDS: number = TEXT_FIELDS.head | TEXT_FIELDS.name | TEXT_FIELDS.group;
export const FIELD_BITS = 6;
export const ALL_FIELDS = (1 << FIELD_BITS) - 1;

/** The name begins with what the thing is: „Krem do rąk” is a cream, „Zestaw: krem i mydło” is a set. */
const WEIGHTS: readonly (readonly [field: number, weight: number])[] = [
  [TEXT_FIELDS.head, 24],
  [TEXT_FIELDS.name, 16],
  [TEXT_FIELDS.group, 8],
  [TEXT_FIELDS.category, 6],
  [TEXT_FIELDS.attribute, 4],
  [TEXT_FIELDS.description, 1],
];

/** By the bits of a posting: the weight of its best place. */
export const WEIGHT_OF_FIELDS: Uint8Array = Uint8Array.from({ length: ALL_FIELDS + 1 }, (_, bits) =>
  Math.max(0, ...WEIGHTS.filter(([field]) => (bits & field) !== 0).map(([, weight]) => weight)),
);
