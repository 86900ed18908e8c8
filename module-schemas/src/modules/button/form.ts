import type { ModuleForm } from '../../define-module.ts';

export const form = {
  groups: { content: ['label', 'link'], appearance: ['appearance', 'size', 'align', 'fullWidth'] },
  uiSchema: { link: { href: { 'ui:widget': 'href' } } },
} satisfies ModuleForm;
