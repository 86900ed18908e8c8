import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { errorSentence } from '../../api/error-sentence.ts';
import { type Retention, retentionQuery, useSaveRetention } from '../../api/operations/retention.ts';
import { type Faults, faultsAtFields } from '../../forms/faults-at-fields.ts';
import { faultsAt } from '../../forms/faults-under.ts';
import { FormPage, FormSection } from '../../forms/form-page.tsx';
import { LoadedRecord } from '../../forms/loaded-record.tsx';
import { TypedField } from '../../forms/typed-field.tsx';
import { useFormState } from '../../forms/use-form-state.ts';
import { parseWholeNumber, wholeFault } from '../../forms/whole-number.ts';
import { formatMoment } from '../../i18n/format.ts';
import { t } from '../../i18n/pl.ts';
import { useToast } from '../../ui/overlays/toasts.tsx';

type Typed = Readonly<Record<string, string>>;

const typedOf = ({ items }: Retention): Typed =>
  Object.fromEntries(items.map(({ kind, days }) => [kind, String(days)]));

/** How long each kind of data is kept. */
export function RetentionScreen() {
  const query = useQuery(retentionQuery(useApi()));
  return <LoadedRecord query={query}>{(opened) => <RetentionForm opened={opened} />}</LoadedRecord>;
}

function RetentionForm({ opened }: { readonly opened: Retention }) {
  const { items, lastRunAt } = opened;
  const toast = useToast();
  const save = useSaveRetention();
  const { values, set, settle, ...form } = useFormState<Typed>(typedOf(opened));
  const [found, setFound] = useState<Faults>({});
  const faults = { ...faultsAtFields(save.error), ...found };

  const onSave = () => {
    const limits = items.map(({ kind, minDays, maxDays }) => [kind, wholeFault(values[kind] ?? '', minDays, maxDays)]);
    const wrong = faultsAt('', Object.fromEntries(limits));
    setFound(wrong);
    save.reset();
    if (Object.keys(wrong).length > 0) return;
    const days = Object.fromEntries(items.map(({ kind }) => [kind, parseWholeNumber(values[kind] ?? '') ?? 0]));
    const onSuccess = (saved: Retention) => {
      settle(typedOf(saved));
      toast({ tone: 'success', text: t.retention.saved });
    };
    save.mutate(days, { onSuccess });
  };

  return (
    <FormPage
      {...form}
      title={t.retention.title}
      problem={save.isError && errorSentence(save.error)}
      faults={faults}
      isReadOnly={false}
      isBusy={save.isPending}
      onSave={onSave}
    >
      <p>{t.retention.lead}</p>
      <FormSection title={t.retention.kinds}>
        {items.map(({ kind, title, help, defaultDays }) => (
          <TypedField
            key={kind}
            values={values}
            faults={faults}
            onChange={(change) => set(change as Typed)}
            name={kind}
            label={t.retention.days(title)}
            help={t.retention.help(help, defaultDays)}
            inputMode="numeric"
            isRequired
          />
        ))}
      </FormSection>
      <p>{lastRunAt ? t.retention.lastRun(formatMoment(lastRunAt)) : t.retention.neverRun}</p>
    </FormPage>
  );
}
