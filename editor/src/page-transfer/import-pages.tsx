import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../api/api-context.tsx';
import { sitesQuery } from '../api/commerce/catalogue.ts';
import { type ImportBody, useImportPages } from '../api/content/page-transfer.ts';
import { errorSentence } from '../api/error-sentence.ts';
import { useMay } from '../api/identity/session.ts';
import { faultsAtFields } from '../forms/faults-at-fields.ts';
import { FormSection } from '../forms/form-page.tsx';
import { t } from '../i18n/pl.ts';
import { siteLabel } from '../i18n/site-label.ts';
import { Button } from '../ui/buttons/button.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { Field } from '../ui/fields/field.tsx';
import { FileField } from '../ui/fields/file-field.tsx';
import { Select } from '../ui/fields/inputs.tsx';
import { Switch } from '../ui/fields/switch.tsx';
import { useToast } from '../ui/overlays/toasts.tsx';
import { ImportReportTable } from './import-report-table.tsx';
import styles from './page-transfer.module.css';
import { readPagesFile } from './read-pages-file.ts';
import { refusedPages } from './refused-pages.ts';

const words = t.pageTransfer;

const countChanging = (items: readonly { readonly outcome: string }[]) =>
  items.filter(({ outcome }) => outcome === 'created' || outcome === 'updated').length;

/** A file is checked first; what it would do is seen before it is done. */
export function ImportPages() {
  const { data: sites = [] } = useQuery(sitesQuery(useApi()));
  const mayPublish = useMay('publisher');
  const toast = useToast();
  const run = useImportPages();
  const [file, setFile] = useState<File>();
  const [site, setSite] = useState('');
  const [publish, setPublish] = useState(false);
  const [replaceSections, setReplaceSections] = useState(false);
  const [fault, setFault] = useState<string>();
  const report = run.data;
  const refused = refusedPages(faultsAtFields(run.error));
  const changing = report ? countChanging(report.items) : 0;
  const changingSections = report ? countChanging(report.sections) : 0;
  const hasKept = report?.sections.some(({ outcome }) => outcome === 'kept');

  /** Another file or another way of importing it: what was found before says nothing of it. */
  const forget = () => {
    run.reset();
    setFault(undefined);
  };
  const send = async (dryRun: boolean) => {
    if (!file) return setFault(words.fileMissing);
    const read = await readPagesFile(file);
    if ('fault' in read) return setFault(read.fault);
    const body: ImportBody = {
      ...read,
      dryRun,
      publish: publish && mayPublish,
      ...(replaceSections && { replaceSections }),
      ...(site && { site }),
    };
    run.mutate(body, {
      onSuccess: () => {
        if (!dryRun) toast({ tone: 'success', text: words.written });
      },
    });
  };
  return (
    <FormSection title={words.import}>
      <p>{words.importText}</p>
      <FileField
        label={words.file}
        help={words.fileHelp}
        errors={fault ? [fault] : []}
        required
        accept=".json,application/json"
        file={file}
        onChange={(chosen) => {
          forget();
          setFile(chosen);
          setReplaceSections(false);
        }}
      />
      {sites.length > 1 && (
        <Field label={words.defaultSite}>
          {(control) => (
            <Select
              {...control}
              value={site}
              onChange={(event) => {
                forget();
                setSite(event.target.value);
              }}
            >
              <option value="">—</option>
              {sites.map(({ code, name }) => (
                <option key={code} value={code}>
                  {siteLabel({ code, name })}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {mayPublish && (
        <Switch
          label={words.publish}
          help={words.publishHelp}
          checked={publish}
          onChange={(next) => {
            forget();
            setPublish(next);
          }}
        />
      )}
      {(hasKept || replaceSections) && (
        <Switch
          label={words.replaceSections}
          help={words.replaceSectionsHelp}
          checked={replaceSections}
          onChange={(next) => {
            forget();
            setReplaceSections(next);
          }}
        />
      )}
      {run.isError && (
        <Notice tone="danger">
          {refused.length === 0 && errorSentence(run.error)}
          {refused.length > 0 && <p>{words.refused}</p>}
          {refused.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button busy={run.isPending} onClick={() => void send(true)}>
          {words.check}
        </Button>
        {report?.isDryRun && changing + changingSections > 0 && (
          <Button appearance="primary" busy={run.isPending} onClick={() => void send(false)}>
            {words.write(changing, changingSections)}
          </Button>
        )}
      </div>
      {report && <ImportReportTable report={report} />}
    </FormSection>
  );
}
