import { useState } from 'react';
import {
  type SettingsAnswers,
  type SettingsName,
  type SettingsOf,
  useSaveSettings,
} from '../../api/commerce/shop-settings.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { ConflictNotice } from '../../forms/conflict-notice.tsx';
import type { Faults } from '../../forms/faults-at-fields.ts';
import { useFormState } from '../../forms/use-form-state.ts';
import { useToast } from '../../ui/overlays/toasts.tsx';
import { settingsFaults } from './settings-faults.ts';
import type { SettingsTools } from './settings-screen.tsx';

/** What tells one kind of settings from the other. */
export interface SettingsKind<Name extends SettingsName, Values extends object> {
  readonly name: Name;
  readonly toFormValues: (answer: SettingsAnswers[Name]) => Values;
  readonly fromFormValues: (values: Values) => SettingsOf<Name>;
  /** What is wrong before anything is sent. */
  readonly check: (values: Values) => Faults;
  readonly words: { readonly title: string; readonly saved: string };
}

/** The form of a site's settings: what is typed, its faults, and the frame of the page that saves it. */
export function useSettingsForm<Name extends SettingsName, Values extends object>(
  { name, toFormValues, fromFormValues, check, words }: SettingsKind<Name, Values>,
  { opened, siteChoice, onReload }: { readonly opened: SettingsAnswers[Name] } & SettingsTools,
) {
  const toast = useToast();
  const save = useSaveSettings(name);
  const [revision, setRevision] = useState(opened.revision);
  const { values, set, settle, ...state } = useFormState(toFormValues(opened));
  const [found, setFound] = useState<Faults>({});
  const faults = { ...settingsFaults(save.error), ...found };
  const onSave = () => {
    const wrong = check(values);
    setFound(wrong);
    save.reset();
    if (Object.keys(wrong).length > 0) return;
    const onSuccess = (saved: SettingsAnswers[Name]) => {
      setRevision(saved.revision);
      settle(toFormValues(saved));
      toast({ tone: 'success', text: words.saved });
    };
    save.mutate({ site: opened.site, revision, settings: fromFormValues(values) }, { onSuccess });
  };
  const page = {
    ...state,
    title: words.title,
    actions: siteChoice,
    problem: save.isError && (
      <ConflictNotice error={save.error} conflict={`${name}-conflict`} onReload={onReload}>
        {errorSentence(save.error)}
      </ConflictNotice>
    ),
    faults,
    isReadOnly: false,
    isBusy: save.isPending,
    onSave,
  };
  return { values, set, faults, page };
}
