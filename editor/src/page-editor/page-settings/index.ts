export { hasModules } from './content/field-schema.ts';
export { ContentForm } from './content-form.tsx';
export { PageSettings } from './page-settings.tsx';
