import type { ExternalServices } from '@witryna/module-schemas';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { BrowserConfig } from '../../config.ts';
import { fillIn } from '../../i18n/messages.ts';
import { useOnline } from '../../ui/use-online.ts';
import { findPoints } from '../find-points.ts';
import { isSamePoint, type ParcelPoint, type PointNetwork } from '../parcel-point.ts';
import { createPointSearch, type Origin } from '../point-search.ts';
import { hostOfTiles, MapPlace } from './map-place.tsx';
import type { PointLocale } from './point-locale.ts';
import styles from './point-picker.module.css';
import { PointResults } from './point-results.tsx';
import { SearchBar } from './search-bar.tsx';
import { useLastPoint } from './use-last-point.ts';

interface PointPickerProps {
  readonly titleId: string;
  readonly config: BrowserConfig;
  readonly locale: PointLocale;
  readonly services?: ExternalServices | undefined;
  readonly network: PointNetwork;
  readonly nearPostcode?: string | undefined;
  readonly onlyPayable: boolean;
  readonly onChosen: (point: ParcelPoint) => void;
}

/** Where a parcel is picked up: a list that is searched, and a map for those who ask for it. */
export function PointPicker(props: PointPickerProps) {
  const { titleId, config, locale, services, network, nearPostcode, onlyPayable, onChosen } = props;
  const { texts } = locale;
  const last = useLastPoint(network, onlyPayable);
  const [search] = useState(() =>
    createPointSearch({
      of: { network, onlyPayable },
      origin: firstOrigin(nearPostcode, last?.point),
      delayMs: config.pointSearchDelayMs,
      find: findPoints,
    }),
  );
  const found = useSyncExternalStore(search.subscribe, search.state);
  const [selected, setSelected] = useState<ParcelPoint>();
  const [view, setView] = useState<'list' | 'map'>('list');
  const [map, setMap] = useState<'unasked' | 'asked' | 'failed'>('unasked');
  const typedAt = useRef(0);
  const isOnline = useOnline();
  const tiles = services?.mapTiles;

  // Also when the network is back.
  useEffect(() => {
    if (!isOnline) return;
    const { isFound, hasFailed, origin } = search.state();
    if (hasFailed) search.retry();
    else if (!isFound) search.lookFrom(origin);
  }, [search, isOnline]);
  useEffect(() => search.stop, [search]);

  function showMap() {
    setMap('asked');
    setView('map');
  }

  function dropMap() {
    setMap('failed');
    setView('list');
  }

  return (
    <div className={styles.root} data-view={view} data-has-map={tiles ? true : undefined}>
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId} tabIndex={-1}>
          {texts.title}
        </h2>
        <p className={styles.network}>
          {texts.networks[network]}
          {onlyPayable && `. ${texts.onlyPayable}`}
        </p>
        <SearchBar
          locale={locale}
          canLocate={services?.geolocation === true}
          onType={(phrase) => {
            typedAt.current = performance.now();
            setSelected(undefined);
            search.type(phrase);
          }}
          onLocated={(place) => {
            setSelected(undefined);
            search.lookFrom({ kind: 'here', place });
          }}
        />
        <p className={styles.strip} role="status">
          {isOnline ? map === 'failed' && texts.mapFailed : texts.offline}
        </p>
        {tiles && (
          <fieldset className={styles.views}>
            <legend className="visually-hidden">{texts.view}</legend>
            <button type="button" aria-pressed={view === 'list'} onClick={() => setView('list')}>
              {texts.list}
            </button>
            <button type="button" aria-pressed={view === 'map'} onClick={showMap}>
              {texts.map}
            </button>
          </fieldset>
        )}
        {tiles && map === 'unasked' && (
          <p className={styles.source}>{fillIn(texts.mapSourceShort, { host: hostOfTiles(tiles) })}</p>
        )}
      </div>
      <PointResults
        view={view}
        found={found}
        last={last}
        selected={selected}
        typedAt={typedAt}
        announceDelayMs={config.announceDelayMs}
        locale={locale}
        onSelect={setSelected}
        onChoose={onChosen}
        onMore={search.more}
        onRetry={search.retry}
      />
      {tiles && (
        <MapPlace
          tiles={tiles}
          isAsked={map === 'asked'}
          onFail={dropMap}
          onAsk={showMap}
          of={{ network, onlyPayable }}
          points={found.points.length > 0 || !last ? found.points : [last.point]}
          selected={selected}
          locale={locale}
          onSelect={(point) => setSelected((before) => (isSamePoint(before, point) ? before : point))}
        />
      )}
    </div>
  );
}

function firstOrigin(postcode: string | undefined, last: ParcelPoint | undefined): Origin {
  if (postcode) return { kind: 'postcode', postcode };
  return last ? { kind: 'last', place: last } : { kind: 'nowhere' };
}
