import { type ExternalServices, isTileUrl, VIDEO_HOSTS, type VideoHost } from '@witryna/module-schemas';
import { t } from '../../../i18n/pl.ts';
import {
  NO_SCRIPT,
  type ScriptFormValues,
  scriptFromFormValues,
  scriptToFormValues,
} from './script-service.form-values.ts';

/** What of other companies a site loads, as it stands in the form. */
export interface ServicesFormValues {
  readonly videoHosts: readonly VideoHost[];
  readonly tileUrl: string;
  readonly attribution: string;
  readonly attributionUrl: string;
  readonly geolocation: boolean;
  readonly googlePay: boolean;
  readonly marketing: ScriptFormValues;
  readonly tags: ScriptFormValues;
}

export const NO_SERVICES: ServicesFormValues = {
  videoHosts: [],
  tileUrl: '',
  attribution: '',
  attributionUrl: '',
  geolocation: false,
  googlePay: false,
  marketing: NO_SCRIPT,
  tags: NO_SCRIPT,
};

/** A site's services as the form shows them. */
export function servicesToFormValues(services: ExternalServices | undefined): ServicesFormValues {
  const { videoHosts = [], mapTiles, geolocation = false, googlePay = false } = services ?? {};
  const { url = '', attribution = '', attributionUrl = '' } = mapTiles ?? {};
  const marketing = scriptToFormValues(services?.marketing);
  const tags = scriptToFormValues(services?.tags);
  return { videoHosts, tileUrl: url, attribution, attributionUrl, geolocation, googlePay, marketing, tags };
}

/** What was typed, as the server takes it; undefined where nothing is allowed. */
export function servicesFromFormValues(typed: ServicesFormValues): ExternalServices | undefined {
  const [url, attribution, attributionUrl] = [
    typed.tileUrl.trim(),
    typed.attribution.trim(),
    typed.attributionUrl.trim(),
  ];
  const videoHosts = VIDEO_HOSTS.filter((host) => typed.videoHosts.includes(host));
  const marketing = scriptFromFormValues(typed.marketing);
  const tags = scriptFromFormValues(typed.tags);
  const services = {
    ...(videoHosts.length > 0 && { videoHosts }),
    ...(url && { mapTiles: { url, attribution, ...(attributionUrl && { attributionUrl }) } }),
    ...(typed.geolocation && { geolocation: true }),
    ...(typed.googlePay && { googlePay: true }),
    ...(marketing && { marketing }),
    ...(tags && { tags }),
  };
  return Object.keys(services).length > 0 ? services : undefined;
}

type ServicesFaults = Partial<Record<keyof ServicesFormValues, readonly string[]>>;

/** What is wrong with them before they are sent. */
export function checkServices({ tileUrl, attribution, attributionUrl }: ServicesFormValues): ServicesFaults {
  const address = attributionUrl.trim();
  if (tileUrl.trim() === '') return {};
  return {
    ...(!isTileUrl(tileUrl.trim()) && { tileUrl: [t.sites.services.wrongTileUrl] }),
    ...(attribution.trim() === '' && { attribution: [t.forms.required] }),
    ...(address !== '' && !/^https:\/\/[^\s/]\S*$/.test(address) && { attributionUrl: [t.sites.services.wrongUrl] }),
  };
}
