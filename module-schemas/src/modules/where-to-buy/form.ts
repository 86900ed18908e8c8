import type { ModuleForm } from '../../define-module.ts';

export const form = {
  groups: { content: ['heading', 'places'], behaviour: ['hasMap', 'level'] },
} satisfies ModuleForm;
