import { ComparePage } from '../compare-page/index.ts';
import { addressesOf } from '../content/screen-addresses.ts';
import type { AreaScreenProps } from '../content/screen-areas.ts';

/** Products side by side. */
export function ComparisonScreen({ site, routes }: AreaScreenProps<'comparison'>) {
  return <ComparePage site={site} addressOf={addressesOf(site, routes)} />;
}
