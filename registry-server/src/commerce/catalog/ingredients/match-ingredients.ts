/** Ingredients shown with one product at most: the list itself says the rest. */
export const MOST_SHOWN_INGREDIENTS = 6;
/** Words of a name that are looked at: no botanical name is longer, whatever a product's list says. */
const MOST_WORDS = 12;

/** An entry of a product's list, with the ingredient that it means. */
export interface FoundIngredient<Ingredient> {
  /** As the product's list has it. */
  readonly inci: string;
  readonly ingredient: Ingredient;
}

/**
 * The ingredients that a product's list names, in its order, each once. An entry means an ingredient when it begins with
 * the words of one of its names (`Linum Usitatissimum Seed Extract`, `Linum Usitatissimum`); of several, the longest.
 */
export function matchIngredients<Ingredient extends { readonly inci: readonly string[] }>(
  list: readonly string[],
  ingredients: readonly Ingredient[],
): FoundIngredient<Ingredient>[] {
  const byName = new Map(
    ingredients.flatMap((ingredient) => ingredient.inci.map((name) => [wordsOf(name).join(' '), ingredient] as const)),
  );
  const found = new Map<Ingredient, string>();
  for (const inci of list) {
    const ingredient = ofLongestName(wordsOf(inci), byName);
    if (ingredient && !found.has(ingredient)) found.set(ingredient, inci);
    if (found.size === MOST_SHOWN_INGREDIENTS) break;
  }
  return [...found].map(([ingredient, inci]) => ({ inci, ingredient }));
}

function ofLongestName<Ingredient>(
  words: readonly string[],
  byName: ReadonlyMap<string, Ingredient>,
): Ingredient | undefined {
  for (let count = words.length; count > 0; count -= 1) {
    const ingredient = byName.get(words.slice(0, count).join(' '));
    if (ingredient) return ingredient;
  }
  return undefined;
}

const wordsOf = (name: string): string[] => name.toLowerCase().split(/\s/).filter(Boolean).slice(0, MOST_WORDS);
