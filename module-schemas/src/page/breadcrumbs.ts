import type { TrailStep } from '../wire/related.ts';

/** One step of the way from the home page to a page; the last one is the page itself. */
export type Breadcrumb = TrailStep;

/**
 * The way to a page, for people and for search engines: home, what stands above the page (`meta.related.trail`), the
 * page itself. Empty for the home page, which leads nowhere.
 */
export function breadcrumbsOf(trail: readonly TrailStep[], homeName: string): Breadcrumb[] {
  const steps = trail.filter(({ urlPath }) => urlPath !== '/');
  return steps.length === 0 ? [] : [{ name: homeName, urlPath: '/' }, ...steps];
}
