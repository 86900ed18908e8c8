import type { whereToBuy } from '@witryna/module-schemas';
import { useId, useMemo, useState } from 'react';
import type { ModuleProps } from '../module-props.ts';
import { EditorNotice } from '../shared/editor-notice.tsx';
import { headingTag } from '../shared/texts/heading-tag.ts';
import { keepTogether } from '../shared/texts/keep-together.ts';
import { useShop } from '../shop/shop.ts';
import type { GeoPoint } from './distance.ts';
import { type FoundPlace, findPlaces, pointOf } from './find-places.ts';
import { PlacesMap } from './places-map.tsx';
import styles from './where-to-buy.module.css';

const POSITION_OPTIONS = { timeout: 10_000, maximumAge: 600_000 } as const;
const LONGEST_PHRASE = 80;

/** Shops that sell our goods: a list for everybody; on request the nearest first, and a map where the site allows one. */
export function WhereToBuy({ heading, places, level, hasMap, anchor }: ModuleProps<typeof whereToBuy>) {
  const { t, settings } = useShop();
  const field = useId();
  const [phrase, setPhrase] = useState('');
  const [from, setFrom] = useState<GeoPoint>();
  const [hasNoPosition, setNoPosition] = useState(false);
  const [isMapShown, setMapShown] = useState(false);
  const found = useMemo(() => findPlaces(places, phrase, from), [places, phrase, from]);
  const Tag = headingTag(level);
  const { mapTiles, geolocation = false } = settings.externalServices ?? {};
  const isMappable = hasMap && places.some((place) => pointOf(place) !== undefined);

  const findNearest = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setNoPosition(false);
        setFrom({ latitude: coords.latitude, longitude: coords.longitude });
      },
      () => setNoPosition(true),
      POSITION_OPTIONS,
    );

  return (
    <section id={anchor} className={`frame ${styles.root}`}>
      {heading && <Tag className={styles.heading}>{heading}</Tag>}
      {places.length > 1 && (
        <div className={styles.bar} data-needs-script>
          <label htmlFor={field}>{t('placesSearch')}</label>
          <input
            id={field}
            type="search"
            className={styles.search}
            maxLength={LONGEST_PHRASE}
            value={phrase}
            onChange={(event) => setPhrase(event.target.value)}
          />
          {geolocation && (
            <button type="button" className={styles.button} onClick={findNearest}>
              {t('placesNearest')}
            </button>
          )}
        </div>
      )}
      <p role="status" className={styles.status}>
        {hasNoPosition && t('placesNoPosition')}
        {!hasNoPosition && found.length === 0 && t('placesNone', { phrase })}
        {!hasNoPosition && found.length > 0 && from !== undefined && t('placesByDistance')}
      </p>
      {isMappable && mapTiles && !isMapShown && (
        <p className={styles.offer}>
          <button type="button" className={styles.button} onClick={() => setMapShown(true)}>
            {t('mapShow')}
          </button>
          <span>{t('mapConsent', { host: hostOf(mapTiles.url) })}</span>
        </p>
      )}
      {isMappable && !mapTiles && <EditorNotice>{t('mapOff')}</EditorNotice>}
      {isMappable && mapTiles && isMapShown && found.some(({ place }) => pointOf(place)) && (
        <PlacesMap tiles={mapTiles} places={found} />
      )}
      <ul className={`plain-list ${styles.list}`}>
        {found.map((one) => (
          <PlaceCard key={one.number} found={one} />
        ))}
      </ul>
    </section>
  );
}

function PlaceCard({ found: { place, number, km } }: { readonly found: FoundPlace }) {
  const { t, site } = useShop();
  const { name, street, postcode, city, hours, phone } = place;
  const kept = (words: string) => keepTogether(site.language, words);
  const point = pointOf(place);
  return (
    <li className={styles.place}>
      <span className={styles.number} aria-hidden="true">
        {number + 1}
      </span>
      <div>
        <p className={styles.name}>{name}</p>
        <address className={styles.address}>
          {street && kept(street)}
          <br />
          {kept([postcode, city].filter(Boolean).join(' '))}
        </address>
        {hours && <p>{kept(hours)}</p>}
        {phone && (
          <p>
            <a href={`tel:${phone.replaceAll(/[ -]/g, '')}`}>{kept(phone)}</a>
          </p>
        )}
        {km !== undefined && <p className={styles.distance}>{distanceText(km, site.language)}</p>}
        {point && (
          <p>
            <a
              href={`https://www.openstreetmap.org/?mlat=${point.latitude}&mlon=${point.longitude}#map=16/${point.latitude}/${point.longitude}`}
              target="_blank"
              rel="noopener noreferrer"
            >
              {t('placeOnMap')}
              <span className="visually-hidden">
                : {name}, {t('opensInNewTab')}
              </span>
            </a>
          </p>
        )}
      </div>
    </li>
  );
}

function hostOf(url: string): string {
  return url.replace('{s}.', '').split('/')[2] ?? '';
}

function distanceText(km: number, language: string): string {
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: km < 1 ? 'meter' : 'kilometer',
    maximumFractionDigits: km < 1 || km >= 10 ? 0 : 1,
  });
  return format.format(km < 1 ? Math.max(50, Math.round(km * 20) * 50) : km).replace(/\s/g, '\u00a0');
}
