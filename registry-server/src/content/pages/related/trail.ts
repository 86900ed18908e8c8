import type { CategorySummary, PageDocument, ProductSummary, TrailStep } from '@witryna/module-schemas';
import { urlPathOf } from '../../slug.ts';
import type { Ancestor } from '../page-ancestors.ts';
import type { Current } from './load-related.ts';

/** The category whose ancestors lead to a product: the deepest of its own. */
export function categoryOfTrail(current: Current | undefined): string[] {
  if (current?.kind !== 'product') return [];
  const depthOf = (path: string) => path.split('/').length;
  const [deepest] = current.product.categories.toSorted((one, other) => depthOf(other) - depthOf(one));
  return deepest === undefined ? [] : [deepest];
}

interface TrailParts {
  readonly document: PageDocument;
  readonly slug: string | undefined;
  readonly current: Current | undefined;
  readonly ancestors: readonly Ancestor[];
  /** Those that were loaded, the one of the product's trail among them. */
  readonly categories: readonly CategorySummary[];
}

/** The way from the top of the shop down to a page, itself included. */
export function trailOf({ document, slug, current, ancestors, categories }: TrailParts): TrailStep[] {
  if (current?.kind === 'product') {
    const [path] = categoryOfTrail(current);
    const category = categories.find((each) => each.path === path);
    return [...(category ? stepsTo(category) : []), stepOfEntity(current.product)];
  }
  if (current) return stepsTo(current.category);
  if (slug === undefined) return [];
  return [...ancestors.map(stepOf), { name: document.title, urlPath: urlPathOf(slug) }];
}

const stepsTo = (category: CategorySummary): TrailStep[] => [...category.ancestors.map(stepOf), stepOfEntity(category)];

const stepOf = ({ name, urlPath, language }: TrailStep): TrailStep => ({
  name,
  urlPath,
  ...(language && { language }),
});

const stepOfEntity = ({ name, urlPath, languages }: ProductSummary | CategorySummary): TrailStep =>
  stepOf({ name, urlPath, ...(languages?.name && { language: languages.name }) });

/** What changes the trail when it changes: pages above, also the one that is not there yet. */
export function trailTags(
  site: string,
  above: string | undefined,
  current: Current | undefined,
  ancestors: readonly Ancestor[],
): string[] {
  if (current) return categoryOfTrail(current).map((path) => `category:${path}`);
  const slugs = [...ancestors.map((ancestor) => ancestor.slug), ...(above === undefined ? [] : [above])];
  return slugs.map((each) => `path:${site}:${urlPathOf(each)}`);
}
