import { useQuery } from '@tanstack/react-query';
import { CONTENT_TYPES, type ContentType } from '@witryna/module-schemas';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '../api/api-context.tsx';
import { sitesQuery } from '../api/commerce/catalogue.ts';
import { exportAddress } from '../api/content/page-transfer.ts';
import { pagesQuery } from '../api/content/pages.ts';
import { errorSentence } from '../api/error-sentence.ts';
import { FormRow, FormSection } from '../forms/form-page.tsx';
import { t } from '../i18n/pl.ts';
import { siteLabel } from '../i18n/site-label.ts';
import { parseEnum } from '../lists/parse-enum.ts';
import { Button } from '../ui/buttons/button.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { Field } from '../ui/fields/field.tsx';
import { Select } from '../ui/fields/inputs.tsx';
import { Switch } from '../ui/fields/switch.tsx';
import styles from './page-transfer.module.css';

const words = t.pageTransfer;

/** Which pages go into the file, and how many they are. */
export function ExportPages() {
  const api = useApi();
  const [site, setSite] = useState('');
  const [type, setType] = useState<ContentType>();
  const [withSections, setWithSections] = useState(false);
  const { data: sites = [] } = useQuery(sitesQuery(api));
  const found = useQuery(pagesQuery(api, { site: site || undefined, ...(type && { type }), page: 1, pageSize: 1 }));
  const total = found.data?.total;
  return (
    <FormSection title={words.export}>
      <p>{words.exportText}</p>
      <FormRow>
        <Field label={words.site}>
          {(control) => (
            <Select {...control} value={site} onChange={(event) => setSite(event.target.value)}>
              <option value="">{words.everySite}</option>
              {sites.map(({ code, name }) => (
                <option key={code} value={code}>
                  {siteLabel({ code, name })}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={words.type}>
          {(control) => (
            <Select
              {...control}
              value={type ?? ''}
              onChange={(event) => setType(parseEnum(CONTENT_TYPES, event.target.value))}
            >
              <option value="">{t.pages.allTypes}</option>
              {CONTENT_TYPES.map((each) => (
                <option key={each} value={each}>
                  {t.pages.types[each] ?? each}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </FormRow>
      <Switch
        label={words.withSections}
        help={words.withSectionsHelp}
        checked={withSections}
        onChange={setWithSections}
      />
      {found.isError && <Notice tone="danger">{errorSentence(found.error)}</Notice>}
      {total === 0 ? (
        <p role="status">{words.nothing}</p>
      ) : (
        <div className={styles.actions}>
          <Button
            icon={Download}
            disabled={total === undefined}
            onClick={() =>
              window.location.assign(exportAddress({ site, type, ...(withSections && { sections: 'true' }) }))
            }
          >
            {words.download(total ?? 0)}
          </Button>
        </div>
      )}
    </FormSection>
  );
}
