import type { footer } from '@witryna/module-schemas';
import type { ModuleProps } from '../module-props.ts';
import { findPicture } from '../shared/current/current-picture.ts';
import { LanguageLinks } from '../shared/language-links.tsx';
import { ModuleLink } from '../shared/module-link.tsx';
import { Picture } from '../shared/pictures/picture.tsx';
import { useShop } from '../shop/shop.ts';
import styles from './footer.module.css';
import { LinksGroup, NamesGroup } from './footer-groups.tsx';
import { ShopRating } from './shop-rating.tsx';
import { SiteRating } from './site-rating.tsx';

/** Where a visitor changes what they allow; the mark of its link opens that where they are. */
const COOKIES_PATH = '/manage-cookies';

/** The bottom of a page: the shop's name and words, its rating, its links in groups, its small print. */
export function Footer(props: ModuleProps<typeof footer>) {
  const { name, logo, description, badge, main, secondary, contact, social, delivery, payment, legal, author } = props;
  const shop = useShop();
  const { rating } = shop.settings;
  const picture = findPicture(shop, logo);
  const groups = [main, secondary, contact, social].flatMap((group) =>
    group?.links?.length ? [{ title: group.title, links: group.links }] : [],
  );
  return (
    <div id={props.anchor} className={styles.root} data-tone="dark">
      <div className={styles.frame}>
        <div className={styles.about}>
          {picture ? (
            <Picture className={styles.logo} {...picture} alt={picture.alt ?? name} sizes="12rem" />
          ) : shop.settings.logo?.dark ? (
            <img className={styles.siteLogo} src={shop.settings.logo.dark} alt={name} loading="lazy" />
          ) : (
            <p className={styles.name}>{name}</p>
          )}
          {description && <p className={styles.description}>{description}</p>}
          {badge ? <ShopRating badge={badge} /> : rating && <SiteRating rating={rating} />}
        </div>
        {groups.length > 0 && (
          <div className={styles.groups}>
            {groups.map((group, place) => (
              <LinksGroup key={place.toString()} {...group} />
            ))}
          </div>
        )}
        {(delivery || payment) && (
          <div className={styles.names}>
            {delivery && <NamesGroup {...delivery} />}
            {payment && <NamesGroup {...payment} />}
          </div>
        )}
        <div className={styles.languages}>
          <LanguageLinks />
          {shop.settings.features?.cookieConsent && (
            <a href={shop.pathOf(COOKIES_PATH)} className={styles.cookies} data-cookies="">
              {shop.t('cookieSettings')}
            </a>
          )}
        </div>
        {(legal || author) && (
          <div className={styles.small}>
            {legal && <p>{legal}</p>}
            {author && (
              <p>
                {shop.t('siteBy')} <ModuleLink link={author.link}>{author.label}</ModuleLink>
              </p>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
