import type { ModuleForm } from '../../define-module.ts';

export const form = {
  groups: { content: ['name', 'items', 'navigation', 'announcement'], appearance: ['logo'], behaviour: ['sticky'] },
  uiSchema: {
    navigation: { 'ui:widget': 'navigation' },
    logo: { 'ui:field': 'image' },
    announcement: { link: { href: { 'ui:widget': 'href' } } },
    items: {
      items: {
        link: { href: { 'ui:widget': 'href' } },
        children: { items: { link: { href: { 'ui:widget': 'href' } } } },
      },
    },
  },
} satisfies ModuleForm;
