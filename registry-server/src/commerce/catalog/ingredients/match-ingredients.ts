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

/** Ingredients by the words of their names, made once for any number of lists. */
export interface IngredientIndex<Ingredient> {
  readonly byName: ReadonlyMap<string, Ingredient>;
  /** Of the longest name: how many words of an entry have to be looked at. */
  readonly mostWords: number;
}

export function indexIngredients<Ingredient extends { readonly inci: readonly string[] }>(
  ingredients: readonly Ingredient[],
): IngredientIndex<Ingredient> {
  const byName = new Map<string, Ingredient>();
  let mostWords = 0;
  for (const ingredient of ingredients) {
    for (const name of ingredient.inci) {
      const words = wordsOf(name, MOST_WORDS);
      byName.set(words.join(' '), ingredient);
      mostWords = Math.max(mostWords, words.length);
    }
  }
  return { byName, mostWords };
}

/**
 * The ingredients that a product's list names, in its order, each once. An entry means an ingredient when it begins with
 * the words of one of its names (`Linum Usitatissimum Seed Extract`, `Linum Usitatissimum`); of several, the longest.
 */
export function matchIngredients<Ingredient>(
  list: readonly string[],
  index: IngredientIndex<Ingredient>,
): FoundIngredient<Ingredient>[] {
  const found = new Map<Ingredient, string>();
  for (const inci of list) {
    const ingredient = ofLongestName(inci, index);
    if (ingredient && !found.has(ingredient)) found.set(ingredient, inci);
    if (found.size === MOST_SHOWN_INGREDIENTS) break;
  }
  return [...found].map(([ingredient, inci]) => ({ inci, ingredient }));
}

function ofLongestName<Ingredient>(
  inci: string,
  { byName, mostWords }: IngredientIndex<Ingredient>,
): Ingredient | undefined {
  const words = wordsOf(inci, mostWords);
  for (let count = words.length; count > 0; count -= 1) {
    const ingredient = byName.get(words.slice(0, count).join(' '));
    if (ingredient) return ingredient;
  }
  return undefined;
}

const wordsOf = (name: string, most: number): string[] => name.toLowerCase().split(/\s/).filter(Boolean).slice(0, most);
