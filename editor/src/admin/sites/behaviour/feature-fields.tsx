import { featuresOf, SITE_FEATURES, type SiteFeatures } from '@witryna/module-schemas';
import { t } from '../../../i18n/pl.ts';
import { Switch } from '../../../ui/fields/switch.tsx';

interface FeatureFieldsProps {
  readonly code: string;
  readonly features: Partial<SiteFeatures>;
  readonly onChange: (features: Partial<SiteFeatures>) => void;
}

/** What a site has or does without; of a new one that nobody has touched, what its code has. */
export function FeatureFields({ code, features, onChange }: FeatureFieldsProps) {
  const shown = featuresOf(code.trim(), features);
  return SITE_FEATURES.map((feature) => (
    <Switch
      key={feature}
      label={t.sites.features[feature]}
      help={t.sites.featureHelp[feature]}
      checked={shown[feature]}
      onChange={(isOn) => onChange({ ...features, [feature]: isOn })}
    />
  ));
}
