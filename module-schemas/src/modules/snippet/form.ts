import type { ModuleForm } from '../../define-module.ts';

export const form = {
  groups: { content: ['snippet'] },
  uiSchema: { snippet: { 'ui:widget': 'snippet' } },
} satisfies ModuleForm;
