import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SITE_CONFLICT, type Site, SiteCodeTaken, useSiteMutations } from '../../api/content/sites.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { ConflictNotice } from '../../forms/conflict-notice.tsx';
import { type Faults, faultsElsewhere } from '../../forms/faults-at-fields.ts';
import { FormPage } from '../../forms/form-page.tsx';
import { useFormState } from '../../forms/use-form-state.ts';
import { t } from '../../i18n/pl.ts';
import { useToast } from '../../ui/overlays/toasts.tsx';
import { MaintenanceAction } from './behaviour/maintenance-action.tsx';
import { checkSite, serverSiteFaults } from './check-site.ts';
import { fromFormValues, NEW_SITE, toFormValues } from './site.form-values.ts';
import { SiteFields } from './site-fields.tsx';
import { SiteStatus } from './site-status.tsx';

const BACK = { to: '/sites', label: t.sites.title };
const SHOWN = new Set(Object.keys(NEW_SITE).map((name) => `/${name}`));
const PARTS = ['/seller/', '/services/', '/appearance/', '/rating/', '/routes/'];
const isShown = (path: string) => SHOWN.has(path) || PARTS.some((part) => path.startsWith(part));

interface SiteFormProps {
  readonly opened?: Site;
  /** Opens it anew, with what somebody else has saved. */
  readonly onReload?: () => void;
}

/** One variant of the shop: where it is, how it speaks, what it is paid in, who sells. */
export function SiteForm({ opened, onReload = () => {} }: SiteFormProps) {
  const navigate = useNavigate();
  const toast = useToast();
  const { save } = useSiteMutations();
  const [stored, setStored] = useState(opened);
  const { values, set, settle, ...form } = useFormState(opened ? toFormValues(opened) : NEW_SITE);
  const [found, setFound] = useState<Faults>({});
  const refused = serverSiteFaults(save.error);
  const faults = { ...refused, ...found };
  const isNew = stored === undefined;

  const onSave = () => {
    const wrong = checkSite(values, isNew);
    setFound(wrong);
    save.reset();
    if (Object.keys(wrong).length > 0) return;
    const code = stored?.code ?? values.code.trim();
    const onSuccess = (saved: Site) => {
      setStored(saved);
      settle(toFormValues(saved));
      toast({ tone: 'success', text: t.sites.saved(saved.name) });
      if (isNew) navigate(`/sites/${saved.code}`, { replace: true });
    };
    save.mutate({ code, isNew, site: fromFormValues(values, stored) }, { onSuccess });
  };
  const sentence = save.error instanceof SiteCodeTaken ? t.forms.check : errorSentence(save.error);
  return (
    <FormPage
      {...form}
      title={stored?.name ?? t.sites.create}
      badge={stored && <SiteStatus site={stored} />}
      back={BACK}
      actions={stored && <MaintenanceAction stored={stored} onChanged={setStored} />}
      problem={
        save.isError && (
          <ConflictNotice error={save.error} conflict={SITE_CONFLICT} onReload={onReload}>
            {[sentence, ...faultsElsewhere(refused, isShown)].map((words) => (
              <p key={words}>{words}</p>
            ))}
          </ConflictNotice>
        )
      }
      faults={faults}
      isReadOnly={false}
      isBusy={save.isPending}
      saveLabel={stored ? t.common.save : t.sites.createSubmit}
      onSave={onSave}
    >
      <SiteFields
        values={values}
        faults={faults}
        onChange={set}
        isNew={isNew}
        storedCode={stored?.code}
        staysDefault={stored?.isDefault ?? false}
      />
    </FormPage>
  );
}
