import type { Ingredient, IngredientBody } from '../../api/commerce/ingredients.ts';
import type { Faults } from '../../forms/faults-at-fields.ts';
import { t } from '../../i18n/pl.ts';

/** As the server takes them. */
const MOST_NAMES = 20;

/** An ingredient as it stands in the form. */
export interface IngredientFormValues {
  readonly name: string;
  readonly description: string;
  /** A name in each line. */
  readonly inci: string;
  /** Its plate: one picture or none. */
  readonly images: readonly number[];
  readonly urlPath: string;
}

export const NEW_INGREDIENT: IngredientFormValues = { name: '', description: '', inci: '', images: [], urlPath: '' };

/** An ingredient as the form shows it. */
export function toFormValues({ name, description = '', inci, image, urlPath = '' }: Ingredient): IngredientFormValues {
  return { name, description, inci: inci.join('\n'), images: image === undefined ? [] : [image], urlPath };
}

/** What was typed, as the server takes it. */
export function fromFormValues({ name, description, inci, images, urlPath }: IngredientFormValues): IngredientBody {
  const [image] = images;
  return {
    name: name.trim(),
    inci: linesOf(inci),
    ...(description.trim() && { description: description.trim() }),
    ...(image !== undefined && { image }),
    ...(urlPath.trim() && { urlPath: urlPath.trim() }),
  };
}

/** What is wrong before it is sent. */
export function checkIngredient({ name, inci, urlPath }: IngredientFormValues): Faults {
  const names = linesOf(inci);
  return {
    ...(name.trim() === '' && { '/name': [t.forms.required] }),
    ...(names.length === 0 && { '/inci': [t.forms.required] }),
    ...(names.length > MOST_NAMES && { '/inci': [t.ingredients.mostNames(MOST_NAMES)] }),
    ...(urlPath.trim() !== '' && !urlPath.trim().startsWith('/') && { '/urlPath': [t.ingredients.wrongPath] }),
  };
}

/** Each name once. */
function linesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return [...new Set(lines.filter(Boolean))];
}
