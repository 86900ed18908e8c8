import type { SiteFeature, SiteFeatures } from '@witryna/module-schemas';
import { AppError } from '../../errors.ts';

/** The features of a site that requests can need. */
export type RequestedFeature = Extract<SiteFeature, 'cart' | 'user' | 'search'>;

/** The site does without the feature that a request needs. */
class FeatureOff extends AppError {
  constructor(feature: RequestedFeature) {
    super(404, `feature-off/${feature}`, { feature });
  }
}

/** Refuses a request that needs what its site does without. @throws FeatureOff */
export function requireFeature(site: { readonly features: SiteFeatures }, feature: RequestedFeature): void {
  if (!site.features[feature]) throw new FeatureOff(feature);
}
