import type { ModuleForm } from '../../define-module.ts';

export const form = {
  groups: {
    content: ['columns', 'align', 'width'],
    appearance: ['backgroundColour', 'variant', 'image', 'padding', 'margin', 'gridGap'],
    behaviour: ['zIndex'],
  },
  uiSchema: {
    backgroundColour: { 'ui:widget': 'colour' },
    width: { 'ui:widget': 'width' },
    image: { image: { 'ui:field': 'image' } },
    padding: { 'ui:field': 'spacing' },
    margin: { 'ui:field': 'spacing' },
    gridGap: { column: { 'ui:widget': 'spacer' }, row: { 'ui:widget': 'spacer' } },
  },
} satisfies ModuleForm;
