import type { ModuleForm } from '../../define-module.ts';

export const form = {
  groups: { content: ['label', 'link', 'document'], appearance: ['appearance', 'size', 'align', 'fullWidth'] },
  uiSchema: { document: { 'ui:widget': 'file' }, link: { href: { 'ui:widget': 'href' } } },
} satisfies ModuleForm;
