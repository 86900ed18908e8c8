declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.css';

declare module 'virtual:form-validators' {
  import type { ValidatorFunctions } from '@rjsf/validator-ajv8';

  export const formValidatorLoaders: Readonly<Record<string, () => Promise<{ default: ValidatorFunctions }>>>;
}
