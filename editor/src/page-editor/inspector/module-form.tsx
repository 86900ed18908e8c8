import Form, { type IChangeEvent } from '@rjsf/core';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { formTranslator } from '../../forms/rjsf/translate-form-string.ts';
import { useSharedWords } from '../../i18n/shared-words.tsx';
import { checkSettings, FORM_ID, type LoadedForm, type SettingsFault, toErrorSchema } from '../module-forms/index.ts';
import { formFields } from './fields/form-fields.ts';
import styles from './module-form.module.css';
import { formTemplates } from './templates/form-templates.ts';
import { NONE_UNTOUCHED, untouchedAfter, untouchedWithout } from './untouched-faults.ts';
import { formWidgets } from './widgets/form-widgets.tsx';
import { withoutUndefined } from './without-undefined.ts';

export type Settings = Readonly<Record<string, unknown>>;

export interface ModuleFormProps {
  readonly form: LoadedForm;
  readonly settings: Settings;
  /** What the server found that no schema tells: a product that is not there. */
  readonly serverFaults?: readonly SettingsFault[];
  readonly readOnly: boolean;
  readonly onChange: (settings: Settings) => void;
}

/** Nothing is filled in unasked: what a document does not say stays unsaid, and the widgets show the defaults. */
const DEFAULTS = {
  emptyObjectFields: 'populateRequiredDefaults',
  constAsDefaults: 'always',
  arrayMinItems: { populate: 'never' },
} as const;

const NO_FAULTS: readonly SettingsFault[] = [];

/** The form of one module's settings, generated from its schema. */
export function ModuleForm({ form, settings, serverFaults = NO_FAULTS, readOnly, onChange }: ModuleFormProps) {
  // Checking may lag behind the typing; the preview may not.
  const resting = useDeferredValue(settings);
  const { faults, box } = useTouchedFaults(form, resting);
  const extraErrors = useMemo(() => toErrorSchema([...faults, ...serverFaults]), [faults, serverFaults]);
  const words = useSharedWords();
  const translateString = useMemo(() => formTranslator(words), [words]);
  const { ratio } = settings;
  const formContext = useMemo(() => ({ groups: form.groups, ratio }), [form, ratio]);

  const handleChange = useCallback(
    ({ formData }: IChangeEvent<Settings>, id?: string) => {
      // Without an id it was rjsf that filled something in, not a person.
      if (id !== undefined && formData) onChange(withoutUndefined(formData));
    },
    [onChange],
  );

  return (
    <div ref={box}>
      <Form<Settings>
        className={styles.form}
        tagName="div"
        idPrefix={FORM_ID}
        schema={form.schema}
        uiSchema={form.uiSchema}
        validator={form.validator}
        formData={settings}
        formContext={formContext}
        disabled={readOnly}
        fields={formFields}
        widgets={formWidgets}
        templates={formTemplates}
        translateString={translateString}
        experimental_defaultFormStateBehavior={DEFAULTS}
        extraErrors={extraErrors}
        showErrorList={false}
        noHtml5Validate
        onChange={handleChange}
      >
        {/* An empty child: settings are saved as they change, there is nothing to send. */}
        <span hidden />
      </Form>
    </div>
  );
}

/** What is wrong with the settings, without what nobody has had a chance to fill in yet. */
function useTouchedFaults(form: LoadedForm, settings: Settings) {
  const faults = useMemo(() => checkSettings(form, settings), [form, settings]);
  const [known, setKnown] = useState({ settings, faults, untouched: NONE_UNTOUCHED });
  let { untouched } = known;
  if (known.settings !== settings) {
    untouched = untouchedAfter(untouched, known, { settings, faults });
    setKnown({ settings, faults, untouched });
  }
  const shown = useMemo(() => faults.filter(({ path }) => !untouched.has(path)), [faults, untouched]);

  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const controls = box.current;
    /** Whoever leaves a field, or the whole form, for a button that publishes say, has seen what it asks for. */
    const onLeave = ({ target, relatedTarget }: FocusEvent) => {
      const isOutside = relatedTarget instanceof Node && !controls?.contains(relatedTarget);
      setKnown((before) => {
        const id = target instanceof Element ? target.id : '';
        const rest = isOutside ? NONE_UNTOUCHED : untouchedWithout(before.untouched, id);
        return rest === before.untouched ? before : { ...before, untouched: rest };
      });
    };
    controls?.addEventListener('focusout', onLeave);
    return () => controls?.removeEventListener('focusout', onLeave);
  }, []);
  return { faults: shown, box };
}
