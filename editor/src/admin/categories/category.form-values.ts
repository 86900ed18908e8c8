import { THEMES, type Theme, trimSign } from '@witryna/module-schemas';
import type { CategoryBody, StoredCategory } from '../../api/categories.ts';
import type { Faults } from '../../forms/faults-at-fields.ts';
import { t } from '../../i18n/pl.ts';
import { slugify } from '../../pages/index.ts';

/** A category as it stands in the form. */
export interface CategoryFormValues {
  readonly name: string;
  /** Path of the one above; empty at the top. */
  readonly parent: string;
  readonly slug: string;
  readonly position: string;
  readonly description: string;
  /** One picture or none. */
  readonly images: readonly number[];
  readonly theme: string;
}

const MOST_LEVELS = 6;
const LONGEST_PATH = 240;
const POSITION = /^\d{1,6}$/;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const slugOf = (name: string): string => trimSign(slugify(name).slice(0, 100), '-');

/** Where a category is in the catalogue: `twarz/kremy`. */
export const pathOf = ({ parent, slug }: Pick<CategoryFormValues, 'parent' | 'slug'>): string =>
  [parent, slug.trim()].filter(Boolean).join('/');

/** A new one stands last below its parent. */
export const newCategory = (others: readonly StoredCategory[], parent: string): CategoryFormValues => ({
  name: '',
  parent,
  slug: '',
  position: String(nextPosition(others, parent)),
  description: '',
  images: [],
  theme: '',
});

/** Behind all that stand below the same parent. */
export function nextPosition(others: readonly StoredCategory[], parent: string): number {
  const siblings = others.filter(({ path }) => parentOf(path) === parent);
  return Math.max(0, ...siblings.map(({ position = 0 }) => position + 1));
}

/** The path right above; empty at the top. */
export const parentOf = (path: string): string => path.split('/').slice(0, -1).join('/');

/** A category as the form shows it. */
export function toFormValues({ path, name, position, description, image, theme }: StoredCategory): CategoryFormValues {
  return {
    name,
    parent: parentOf(path),
    slug: path.split('/').at(-1) ?? path,
    position: String(position ?? 0),
    description: description ?? '',
    images: image === undefined ? [] : [image],
    theme: theme ?? '',
  };
}

/** What was typed, as the server takes it. */
export function fromFormValues(values: CategoryFormValues): CategoryBody {
  const [image] = values.images;
  const theme: Theme | undefined = THEMES.find((known) => known === values.theme);
  return {
    path: pathOf(values),
    name: values.name.trim(),
    position: Number(values.position),
    ...(values.description.trim() && { description: values.description.trim() }),
    ...(image !== undefined && { image }),
    ...(theme && { theme }),
  };
}

/** What is wrong before it is sent; a new category never takes the place of another. */
export function checkCategory(values: CategoryFormValues, others: readonly StoredCategory[] | undefined): Faults {
  const path = pathOf(values);
  const same = others?.find((other) => other.path === path);
  const slugFault = SLUG.test(values.slug.trim())
    ? ((same && t.categories.taken(same.name)) ??
      (path.split('/').length > MOST_LEVELS || path.length > LONGEST_PATH ? t.categories.tooDeep : undefined))
    : t.categories.wrongSlug;
  return {
    ...(values.name.trim() === '' && { '/name': [t.forms.required] }),
    ...(others && slugFault !== undefined && { '/path': [slugFault] }),
    ...(!POSITION.test(values.position.trim()) && { '/position': [t.forms.notNumber] }),
  };
}
