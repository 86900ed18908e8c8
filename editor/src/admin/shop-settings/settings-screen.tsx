import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useApi } from '../../api/api-context.tsx';
import { sitesQuery } from '../../api/commerce/catalogue.ts';
import { type SettingsAnswers, type SettingsName, settingsQuery } from '../../api/commerce/shop-settings.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { t } from '../../i18n/pl.ts';
import { siteLabel } from '../../i18n/site-label.ts';
import { ChoiceFilter } from '../../lists/filters.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

export interface SettingsScreenProps<Name extends SettingsName> {
  readonly name: Name;
  /** Where the settings of the first site are; others have their code below it. */
  readonly path: string;
  readonly children: (opened: SettingsAnswers[Name], tools: SettingsTools) => ReactNode;
}

export interface SettingsTools {
  /** Which site the settings are of; absent where there is one alone. */
  readonly siteChoice: ReactNode;
  /** Reads them anew, over what is in the form. */
  readonly onReload: () => void;
}

/** Settings of one site, read before they can be worked on. */
export function SettingsScreen<Name extends SettingsName>({ name, path, children }: SettingsScreenProps<Name>) {
  const api = useApi();
  const navigate = useNavigate();
  const { site } = useParams();
  const [readings, setReadings] = useState(0);
  const { data: sites = [] } = useQuery(sitesQuery(api));
  const query = useQuery(settingsQuery(api, name, site));
  if (query.isError && !query.data)
    return (
      <Notice tone="danger" actions={<Button onClick={() => query.refetch()}>{t.common.retry}</Button>}>
        {errorSentence(query.error)}
      </Notice>
    );
  if (!query.data)
    return (
      <div role="status" aria-label={t.common.loading}>
        <Skeleton width="30%" height={28} />
        <Skeleton height={160} />
        <Skeleton height={320} />
      </div>
    );
  const onReload = async () => {
    await query.refetch();
    setReadings(readings + 1);
  };
  const siteChoice = sites.length > 1 && (
    <ChoiceFilter
      label={t.settings.site}
      value={query.data.site}
      choices={sites.map((each) => [each.code, siteLabel(each)])}
      onChoose={(code) => navigate(`${path}/${code}`)}
    />
  );
  return <div key={`${query.data.site}-${readings}`}>{children(query.data, { siteChoice, onReload })}</div>;
}
