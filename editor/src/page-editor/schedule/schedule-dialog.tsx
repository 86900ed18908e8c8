import { useQuery } from '@tanstack/react-query';
import type { PageFault } from '@witryna/module-schemas';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { hasCode } from '../../api/api-error.ts';
import { type PageSchedule, scheduleQuery, useScheduleMutations } from '../../api/content/schedules.ts';
import { useMay } from '../../api/identity/session.ts';
import type { PageSummary } from '../../api/types.ts';
import { type Faults, faultsAtFields } from '../../forms/faults-at-fields.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { fromShopTime, toShopTime } from '../../forms/shop-day.ts';
import { formatMoment } from '../../i18n/format.ts';
import { t } from '../../i18n/pl.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { TextInput } from '../../ui/fields/inputs.tsx';
import { useToast } from '../../ui/overlays/toasts.tsx';
import { type Autosaver, faultsOf, isWithoutAnswer } from '../publishing/index.ts';

interface ScheduleDialogProps {
  readonly page: PageSummary;
  readonly autosaver: Autosaver;
  /** Told of what keeps the page from being published. */
  readonly onFaults: (faults: readonly PageFault[]) => void;
  readonly onClose: () => void;
}

/** When the page is published and withdrawn by itself. */
export function ScheduleDialog(props: ScheduleDialogProps) {
  const api = useApi();
  const known = useQuery(scheduleQuery(api, props.page.id));
  return known.data ? <ScheduleForm {...props} known={known.data} /> : null;
}

/** Of a plan only what became of it last is told. */
const SUBJECT = 'schedule';

const MOMENTS = ['publishAt', 'unpublishAt'] as const;
type Moments = Readonly<Record<(typeof MOMENTS)[number], string>>;

function ScheduleForm({ page, autosaver, known, onFaults, onClose }: ScheduleDialogProps & { known: PageSchedule }) {
  const toast = useToast();
  const mayPublish = useMay('publisher');
  const { set, remove } = useScheduleMutations(page.id);
  const given = momentsOf(known);
  const [moments, setMoments] = useState(given);
  const [faults, setFaults] = useState<Faults>({});
  const [isSaving, setSaving] = useState(false);
  const shown: Faults = { ...faultsAtFields(set.error), ...faults };

  const save = async () => {
    const wrong = faultsIn(moments);
    setFaults(wrong);
    if (Object.keys(wrong).length > 0 || !mayPublish) return;
    setSaving(true);
    try {
      if (!(await autosaver.settle())) {
        const { refusals } = autosaver.getState();
        if (refusals.length > 0) onFaults(refusals);
        else if (isWithoutAnswer(autosaver.getState()))
          toast({ tone: 'danger', text: t.schedule.unsaved, subject: SUBJECT });
        return;
      }
      await set.mutateAsync({ version: autosaver.getState().version, ...instantsOf(moments) });
      toast({ tone: 'success', text: t.schedule.saved, subject: SUBJECT });
      onClose();
    } catch (error) {
      if (hasCode(error, 'page-invalid')) onFaults(faultsOf(error));
      // Every other refusal is said in the dialog.
    } finally {
      setSaving(false);
    }
  };

  const forget = async () => {
    await remove.mutateAsync();
    toast({ tone: 'success', text: t.schedule.removed, subject: SUBJECT });
    onClose();
  };

  return (
    <FormDialog
      title={t.schedule.title}
      submitLabel={t.schedule.save}
      isBusy={isSaving || remove.isPending}
      error={Object.keys(shown).length === 0 ? (set.error ?? remove.error) : undefined}
      isChanged={MOMENTS.some((name) => moments[name] !== given[name])}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {!mayPublish && <Notice tone="warning">{t.schedule.cannot}</Notice>}
      {known.failedAt && <Notice tone="danger">{t.schedule.failed(formatMoment(known.failedAt))}</Notice>}
      {known.isDraft === false && <Notice tone="warning">{t.schedule.otherRevision}</Notice>}
      <p>{t.schedule.intro}</p>
      {MOMENTS.map((name) => (
        <Field
          key={name}
          label={t.schedule[name]}
          help={`${t.schedule[`${name}Help`]} ${t.schedule.clock}`}
          errors={shown[`/${name}`] ?? []}
        >
          {(control) => (
            <TextInput
              {...control}
              type="datetime-local"
              value={moments[name]}
              readOnly={!mayPublish}
              onChange={(event) => setMoments({ ...moments, [name]: event.target.value })}
            />
          )}
        </Field>
      ))}
      {known.setBy !== undefined && mayPublish && (
        <div>
          <p>{t.schedule.setBy(known.setBy)}</p>
          <Button appearance="danger" onClick={() => void forget()}>
            {t.schedule.remove}
          </Button>
        </div>
      )}
    </FormDialog>
  );
}

const momentsOf = ({ publishAt, unpublishAt }: PageSchedule): Moments => ({
  publishAt: publishAt === undefined ? '' : toShopTime(publishAt),
  unpublishAt: unpublishAt === undefined ? '' : toShopTime(unpublishAt),
});

function instantsOf({ publishAt, unpublishAt }: Moments) {
  const [publish, unpublish] = [fromShopTime(publishAt), fromShopTime(unpublishAt)];
  return { ...(publish && { publishAt: publish }), ...(unpublish && { unpublishAt: unpublish }) };
}

function faultsIn(moments: Moments): Faults {
  if (MOMENTS.every((name) => moments[name] === '')) return { '/publishAt': [t.schedule.needsMoment] };
  const wrong = MOMENTS.filter((name) => moments[name] !== '' && fromShopTime(moments[name]) === undefined);
  return Object.fromEntries(wrong.map((name) => [`/${name}`, [t.schedule.notAMoment]]));
}
