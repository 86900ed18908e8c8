import type { ModuleForm } from '../../define-module.ts';

export const form = {
  groups: { content: ['homeLabel', 'showsCurrent'], appearance: ['width'] },
  uiSchema: { width: { 'ui:widget': 'width' } },
} satisfies ModuleForm;
