declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.css';

/** What a route for staff takes, named by method and path: `virtual:contract-form/post/staff/coupons`. */
declare module 'virtual:contract-form/*' {
  const form: import('./forms/schema-form/index.ts').ContractForm;
  export default form;
}

declare module 'virtual:form-validators' {
  import type { ValidatorFunctions } from '@rjsf/validator-ajv8';

  export const formValidatorLoaders: Readonly<Record<string, () => Promise<{ default: ValidatorFunctions }>>>;
}
