import { formValidatorLoaders } from 'virtual:form-validators';
import type { RJSFSchema, UiSchema, ValidatorType } from '@rjsf/utils';
import { createPrecompiledValidator, type ValidatorFunctions } from '@rjsf/validator-ajv8';
import { type Driver, type ModuleForm, moduleForms } from '@witryna/module-schemas';
import { definitionOf, shownLanguage } from '../definitions/index.ts';
import { formSchemaOf } from './form-schema.ts';
import { languageFreeValidator } from './language-free-validator.ts';

/** What the form of one module is made of. */
export interface LoadedForm {
  readonly driver: Driver;
  readonly schema: RJSFSchema;
  readonly uiSchema: UiSchema;
  readonly groups: ModuleForm['groups'];
  readonly validator: ValidatorType;
  /** The compiled check of the whole; its errors lie on it after a call that gave false. */
  readonly check: ValidatorFunctions[string];
}

/** An optional object is absent until it is added, and may be taken away again. */
const GLOBAL_OPTIONS = { 'ui:globalOptions': { enableOptionalDataFieldForType: ['object'] } };

/** By language and driver. */
const forms = new Map<string, Promise<LoadedForm>>();

/** The form of a module; its validators come with the first one asked for, then from memory. */
export function loadForm(driver: Driver): Promise<LoadedForm> {
  const key = `${shownLanguage()} ${driver}`;
  let form = forms.get(key);
  if (!form) {
    form = makeForm(driver);
    forms.set(key, form);
    // A failed load may be tried again.
    form.catch(() => forms.delete(key));
  }
  return form;
}

async function makeForm(driver: Driver): Promise<LoadedForm> {
  const load = formValidatorLoaders[driver];
  if (!load) throw new Error(`No validators were compiled for ${driver}`);
  // Deeply readonly, as rjsf's types do not know it.
  const schema = definitionOf(driver)?.settings as unknown as RJSFSchema;
  const { default: validators } = await load();
  const validator = createPrecompiledValidator(validators, formSchemaOf(driver));
  const form: ModuleForm = moduleForms[driver];
  return {
    driver,
    schema,
    uiSchema: { ...form.uiSchema, ...GLOBAL_OPTIONS } as UiSchema,
    groups: form.groups,
    validator: languageFreeValidator(validator),
    check: (validator as unknown as { mainValidator: ValidatorFunctions[string] }).mainValidator,
  };
}
