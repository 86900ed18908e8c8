import { THEMES, type Theme, trimSign } from '@witryna/module-schemas';
import type { CategoryBody, SavedCategory, StoredCategory } from '../../api/commerce/categories.ts';
import type { Faults } from '../../forms/faults-at-fields.ts';
import { t } from '../../i18n/pl.ts';
import { slugify } from '../../pages/index.ts';

/** Where a category stands. */
export interface CategoryPlace {
  /** Path of the one above; empty at the top. */
  readonly parent: string;
  /** The end of its own path. */
  readonly slug: string;
}

/** A category as it stands in the form. */
export interface CategoryFormValues extends CategoryPlace {
  readonly name: string;
  readonly description: string;
  /** One picture or none. */
  readonly images: readonly number[];
  readonly theme: string;
  readonly isHidden: boolean;
}

export const LONGEST_SLUG = 100;

const MOST_LEVELS = 6;
const LONGEST_PATH = 240;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const slugOf = (name: string): string => trimSign(slugify(name).slice(0, LONGEST_SLUG), '-');

/** Where a category is in the catalogue: `twarz/kremy`. */
export const pathOf = ({ parent, slug }: CategoryPlace): string => [parent, slug.trim()].filter(Boolean).join('/');

/** A new one, which the server puts last below its parent. */
export const newCategory = (parent: string): CategoryFormValues => ({
  name: '',
  parent,
  slug: '',
  description: '',
  images: [],
  theme: '',
  isHidden: false,
});

/** The path right above; empty at the top. */
export const parentOf = (path: string): string => path.split('/').slice(0, -1).join('/');

/** Where the category at a path stands. */
export const placeOfPath = (path: string): CategoryPlace => ({
  parent: parentOf(path),
  slug: path.split('/').at(-1) ?? path,
});

/** True for a category and for those below it. */
export const isInBranch = (path: string, top: string): boolean => path === top || path.startsWith(`${top}/`);

/** A category as the form shows it. */
export function toFormValues({ path, name, description, image, theme, isHidden }: SavedCategory): CategoryFormValues {
  return {
    name,
    ...placeOfPath(path),
    description: description ?? '',
    images: image === undefined ? [] : [image],
    theme: theme ?? '',
    isHidden,
  };
}

/** What was typed, as the server takes it. Its place among others is changed in the list. */
export function fromFormValues(values: CategoryFormValues): CategoryBody {
  const [image] = values.images;
  const theme: Theme | undefined = THEMES.find((known) => known === values.theme);
  return {
    path: pathOf(values),
    name: values.name.trim(),
    ...(values.description.trim() && { description: values.description.trim() }),
    ...(image !== undefined && { image }),
    ...(theme && { theme }),
    isHidden: values.isHidden,
  };
}

/** What is wrong with a place before it is sent; no category takes the place of another. */
export function checkPlace(place: CategoryPlace, others: readonly StoredCategory[]): Faults {
  const fault = placeFault(place, others);
  return fault === undefined ? {} : { '/path': [fault] };
}

function placeFault(place: CategoryPlace, others: readonly StoredCategory[]): string | undefined {
  if (!SLUG.test(place.slug.trim())) return t.categories.wrongSlug;
  const path = pathOf(place);
  const same = others.find((other) => other.path === path);
  if (same) return t.categories.taken(same.name);
  return path.split('/').length > MOST_LEVELS || path.length > LONGEST_PATH ? t.categories.tooDeep : undefined;
}

/** What is wrong before it is sent; others are those whose place a new one might take. */
export function checkCategory(values: CategoryFormValues, others: readonly StoredCategory[] | undefined): Faults {
  return {
    ...(values.name.trim() === '' && { '/name': [t.forms.required] }),
    ...(others && checkPlace(values, others)),
  };
}
