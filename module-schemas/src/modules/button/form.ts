import type { ModuleForm } from '../../define-module.ts';

export const form = {
  groups: {
    content: ['label', 'link', 'sharedLink', 'document'],
    appearance: ['appearance', 'size', 'align', 'fullWidth'],
  },
  uiSchema: {
    document: { 'ui:widget': 'file' },
    link: { href: { 'ui:widget': 'href' } },
    sharedLink: { 'ui:widget': 'sharedLink' },
  },
} satisfies ModuleForm;
