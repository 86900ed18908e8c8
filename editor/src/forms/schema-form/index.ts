export { checkPeriod } from './check-period.ts';
export { type ContractForm, defineForm, type FormDefinition, type FormValues } from './define-form.ts';
export { SchemaFormPage, type SchemaFormWords } from './schema-form-page.tsx';
