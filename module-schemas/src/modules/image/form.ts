import type { ModuleForm } from '../../define-module.ts';

export const form = {
  groups: {
    content: ['image', 'caption', 'source'],
    appearance: ['ratio', 'width', 'daylight', 'earlier'],
    behaviour: ['link', 'priority'],
  },
  uiSchema: {
    // On a phone it cuts pictures with points in a way of its own.
    image: { 'ui:field': 'image', 'ui:options': { hasPhoneFrame: true } },
    width: { 'ui:widget': 'width' },
    earlier: { 'ui:widget': 'file' },
    link: { href: { 'ui:widget': 'href' } },
  },
} satisfies ModuleForm;
