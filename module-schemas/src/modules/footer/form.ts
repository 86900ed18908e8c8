import type { ModuleForm } from '../../define-module.ts';

const links = {
  links: { items: { link: { href: { 'ui:widget': 'href' } } } },
  navigation: { 'ui:widget': 'navigation' },
};

export const form = {
  groups: {
    content: ['name', 'description', 'main', 'secondary', 'contact', 'delivery', 'payment', 'social', 'legal'],
    appearance: ['logo', 'badge'],
    behaviour: ['author'],
  },
  uiSchema: {
    description: { 'ui:widget': 'textarea' },
    logo: { 'ui:field': 'image' },
    badge: { icon: { 'ui:widget': 'file' }, link: { href: { 'ui:widget': 'href' } } },
    main: links,
    secondary: links,
    contact: links,
    social: links,
    author: { link: { href: { 'ui:widget': 'href' } } },
  },
} satisfies ModuleForm;
