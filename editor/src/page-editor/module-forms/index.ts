export { checkSettings } from './check-settings.ts';
export { fieldTitle } from './field-title.ts';
export { FORM_ID, focusField, focusPageField } from './focus-field.ts';
export { type LoadedForm, loadForm } from './load-form.ts';
export { propertiesOf, type SchemaNode } from './schema-node.ts';
export { pointerSteps, type SettingsFault, toErrorSchema } from './settings-fault.ts';
