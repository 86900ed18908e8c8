import type { Thing } from 'schema-dts';
import { entityOf } from '../../../src/content/page-entity.ts';
import { articleData } from './article-data.ts';
import { breadcrumbData } from './breadcrumb-data.ts';
import type { DataFacts } from './facts.ts';
import { faqData } from './faq-data.ts';
import { organizationData, websiteData } from './organization-data.ts';
import { productData } from './product-data.ts';

/** What a page says to machines in the words of schema.org, each part apart. */
export function structuredData(facts: DataFacts): Thing[] {
  const { answer, site } = facts;
  const { data } = answer;
  const entity = entityOf(data);
  const parts: (Thing | undefined)[] = [
    ...(data.urlPath === '/' ? [organizationData(site), websiteData(facts)] : []),
    entity?.kind === 'product' ? productData(facts, entity.product) : undefined,
    data.type === 'article' ? articleData(facts) : undefined,
    breadcrumbData(facts),
    faqData(data),
  ];
  return parts.filter((part) => part !== undefined);
}

const LESS_THAN = /</g;

/** The same as an element of the document's head; nothing for a page that says nothing. */
export function structuredDataMarkup(facts: DataFacts): string {
  const graph = structuredData(facts);
  if (graph.length === 0) return '';
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  // A block of data: it is no script that a policy would have to allow, and nothing in it closes it.
  return `<script type="application/ld+json">${json.replace(LESS_THAN, '\\u003c')}</script>`;
}
