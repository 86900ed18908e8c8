import { breadcrumbsOf } from '@witryna/module-schemas';
import type { BreadcrumbList } from 'schema-dts';
import { absolute, type DataFacts } from './facts.ts';

/** The way from the home page to this one; nothing where there is nothing between them. */
export function breadcrumbData({ answer, site }: DataFacts): BreadcrumbList | undefined {
  const crumbs = breadcrumbsOf(answer.meta.related.trail, site.name);
  if (crumbs.length === 0) return undefined;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, urlPath }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(site, urlPath),
    })),
  };
}
