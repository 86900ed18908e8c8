import {
  type MediaFile,
  type RegistryAnswer,
  type SiteDetails,
  type StaticRouting,
  trimSignAtEnd,
} from '@witryna/module-schemas';
import { addressInSite } from '../../../src/content/page-address.ts';

/** What structured data is made of. */
export interface DataFacts {
  readonly answer: RegistryAnswer;
  readonly site: SiteDetails;
  /** Where the site's screens are. */
  readonly routes: StaticRouting;
}

/** The shop's origin, without a slash at its end. */
export const originOf = ({ address }: Pick<SiteDetails, 'address'>): string => trimSignAtEnd(address, '/');

/** An address of the shop as other machines need it. */
export function absolute(site: SiteDetails, path: string): string {
  return originOf(site) + addressInSite(path, site.basePath);
}

/** Pictures wider than this are told to nobody: search engines show small ones. */
const PICTURE_WIDTH = 1200;

/** The address of a picture in a format that every machine reads. */
export function pictureAddress(site: SiteDetails, { url, srcset = [] }: MediaFile): string {
  const readable = srcset.filter(
    ({ ratio, mime, width }) => ratio === 'original' && mime !== 'image/avif' && width <= PICTURE_WIDTH,
  );
  const widest = readable.toSorted((one, other) => other.width - one.width)[0];
  return new URL(widest?.url ?? url, originOf(site)).href;
}
