import { toFaults } from '@witryna/module-schemas';
import { shownFaultSentences } from '../../i18n/form-words.ts';
import { t } from '../../i18n/pl.ts';
import type { LoadedForm } from './load-form.ts';
import { findOwnFaults } from './own-rules.ts';
import type { SettingsFault } from './settings-fault.ts';

/** Everything that is wrong with these settings, without compiling anything in the browser. */
export function checkSettings(form: LoadedForm, settings: unknown): SettingsFault[] {
  const valid = form.check(settings);
  const faults = valid ? [] : toFaults(form.check.errors, '', shownFaultSentences()).map(asFieldFault);
  return [...faults, ...findOwnFaults(form.schema, settings)];
}

/** At a field its name needs no repeating: the label stands right above. */
function asFieldFault(fault: { path: string; rule: string; message: string }): SettingsFault {
  return {
    path: fault.path,
    rule: fault.rule,
    message: fault.rule === 'required' ? t.inspector.required : fault.message,
  };
}
