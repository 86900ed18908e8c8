import { findDefinition } from '@witryna/module-schemas';
import { Link } from 'react-router-dom';
import type { Usages } from '../api/content/references.ts';
import { t } from '../i18n/pl.ts';
import styles from './usages.module.css';

type PageUsage = Usages['items'][number];

const ADDRESSES: Readonly<Record<string, (key: string) => string>> = {
  product: (sku) => `/products/${encodeURIComponent(sku)}`,
  category: (path) => `/categories/edit/${path}`,
  coupon: (id) => `/coupons/${id}`,
};

/** The way to something of the catalogue that has a screen of its own. */
function CatalogueLink({
  kind,
  of,
  children,
}: {
  readonly kind: string;
  readonly of: string;
  readonly children: string;
}) {
  const address = ADDRESSES[kind]?.(of);
  return address === undefined ? children : <Link to={address}>{children}</Link>;
}

/** The pages, sites and parts of the catalogue that show something, each with the way there, and saved sections with it. */
export function UsagesList({ usages }: { readonly usages: Usages }) {
  const { items, sites, catalogue, catalogueTotal, sections, sectionsTotal, total } = usages;
  if (items.length + sites.length + catalogue.length + sections.length === 0)
    return <p className={styles.none}>{t.usages.none}</p>;
  return (
    <div className={styles.usages}>
      {sites.length > 0 && (
        <Part title={t.usages.sites}>
          {sites.map(({ site, name, place }) => (
            <li key={`${site} ${place}`}>
              <Link to={`/sites/${site}`}>{name}</Link>
              <span className={styles.detail}>{t.usages.places[place]}</span>
            </li>
          ))}
        </Part>
      )}
      {items.length > 0 && (
        <Part title={t.usages.pages}>
          {items.map((usage) => (
            <li key={usage.page.id}>
              <Link to={`/pages/${usage.page.id}`}>{usage.page.title}</Link>
              <span className={styles.detail}>{detailsOf(usage).join(' · ')}</span>
            </li>
          ))}
          {total > items.length && <li className={styles.detail}>{t.usages.more(total - items.length)}</li>}
        </Part>
      )}
      {catalogue.length > 0 && (
        <Part title={t.usages.catalogue}>
          {catalogue.map(({ kind, key, name }) => (
            <li key={`${kind} ${key}`}>
              <CatalogueLink kind={kind} of={key}>
                {name}
              </CatalogueLink>
              <span className={styles.detail}>
                {kind === 'coupon' ? t.usages.kinds[kind] : `${t.usages.kinds[kind]} · ${key}`}
              </span>
            </li>
          ))}
          {catalogueTotal > catalogue.length && (
            <li className={styles.detail}>{t.usages.others(catalogueTotal - catalogue.length)}</li>
          )}
        </Part>
      )}
      {sections.length > 0 && (
        <Part title={t.usages.sections}>
          {sections.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
          {sectionsTotal > sections.length && (
            <li className={styles.detail}>{t.usages.others(sectionsTotal - sections.length)}</li>
          )}
        </Part>
      )}
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <div>
      <p className={styles.part}>{title}</p>
      <ul className={styles.list}>{children}</ul>
    </div>
  );
}

/** Its address, the modules that point there, and which state of the page does. */
function detailsOf({ page, places, states }: PageUsage): string[] {
  const modules = new Set(
    places.map(({ driver }) => (driver === undefined ? t.usages.ofPage : (findDefinition(driver)?.title ?? driver))),
  );
  const state = states.length === 1 ? [states[0] === 'draft' ? t.usages.draftOnly : t.usages.publishedOnly] : [];
  return [page.isTemplate ? t.usages.template : page.urlPath, ...modules, ...state];
}
