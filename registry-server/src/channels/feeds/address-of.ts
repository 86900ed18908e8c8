import { addressInSite, trimSignAtEnd } from '@witryna/module-schemas';
import type { Site } from '../../content/sites/index.ts';

/** The address under which the shop's pages name themselves (`rel=canonical`). */
export function addressOf({ address, basePath }: Pick<Site, 'address' | 'basePath'>, path: string): string {
  return trimSignAtEnd(address, '/') + addressInSite(path, basePath);
}
