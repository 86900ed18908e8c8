import { isRoleEnough, type StaffIdentity } from '../../access.ts';
import { FieldInvalid } from '../../http/field-invalid.ts';
import type { SavedSectionRow, SectionName } from './saved-sections.store.ts';

/** Whether a person may rename, replace and delete a section: their own, or any for those who publish. */
export const mayChangeSection = ({ createdById }: Pick<SavedSectionRow, 'createdById'>, { id, role }: StaffIdentity) =>
  isRoleEnough(role, 'publisher') || (isRoleEnough(role, 'editor') && createdById === id);

/** The name and group that somebody has written. */
export function nameOfSection({ name, group = '' }: { readonly name: string; readonly group?: string }): SectionName {
  const trimmed = name.trim();
  if (trimmed === '') throw new FieldInvalid('/name', 'required', 'Podaj nazwę sekcji.');
  return { name: trimmed, group: group.trim() || null };
}
