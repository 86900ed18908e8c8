import { useQuery } from '@tanstack/react-query';
import {
  COOKIE_CATEGORIES,
  type ConsentedService,
  type CookieCategory,
  type ShopSettings,
  servicesOfCategory,
  servicesOfSite,
  shopSettingsOf,
} from '@witryna/module-schemas';
import { useApi } from '../../api/api-context.tsx';
import { type Site, sitesListQuery } from '../../api/content/sites.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { t } from '../../i18n/pl.ts';
import { type Column, DataTable } from '../../lists/data-table.tsx';
import { RowName } from '../../lists/row-name.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import styles from './consented-services.module.css';

const words = t.privacy.loads;

const COLUMNS: readonly Column<Site>[] = [
  {
    key: 'site',
    title: words.site,
    cell: ({ code, name, features }) => (
      <RowName to={`/sites/${code}`} detail={features.cookieConsent ? code : words.neverAsks(code)}>
        {name}
      </RowName>
    ),
  },
  ...COOKIE_CATEGORIES.map((category) => ({
    key: category,
    title: words.categories[category],
    cell: (site: Site) => <LoadedBy site={site} category={category} />,
  })),
];

/** What each kind of consent brings into the pages of each site. */
export function ConsentedServices() {
  const sites = useQuery(sitesListQuery(useApi()));
  return (
    <Card title={words.title}>
      <p className={styles.lead}>{words.lead}</p>
      {sites.isPending && <Skeleton height={120} />}
      {sites.isError && (
        <Notice tone="danger" actions={<Button onClick={() => sites.refetch()}>{t.common.retry}</Button>}>
          {errorSentence(sites.error)}
        </Notice>
      )}
      {sites.data && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard
        <section className={styles.scroller} aria-label={words.title} tabIndex={0}>
          <DataTable label={words.title} columns={COLUMNS} items={sites.data.items} keyOf={({ code }) => code} />
        </section>
      )}
    </Card>
  );
}

function LoadedBy({ site, category }: { readonly site: Site; readonly category: CookieCategory }) {
  const { externalServices = {} } = shopSettingsOf(site.generalSettings);
  const present = site.features.cookieConsent ? servicesOfSite(externalServices, site.features) : [];
  const loaded = servicesOfCategory(category).filter((service) => present.includes(service));
  if (loaded.length === 0) return words.nothing;
  return loaded.map((service) => words.services[service](hostOf(service, externalServices))).join(', ');
}

/** Where a script comes from; nothing for what is the shop's own, or part of another. */
function hostOf(service: ConsentedService, services: NonNullable<ShopSettings['externalServices']>): string {
  const script = service === 'marketing' || service === 'tags' ? services[service] : undefined;
  return script ? new URL(script.endpoint).host : '';
}
