import { MapPinOff } from 'lucide-react';
import { Link } from 'react-router-dom';
import { t } from '../i18n/pl.ts';
import { EmptyState } from '../ui/feedback/empty-state.tsx';

/** An address that the editor does not have. */
export function NotFound() {
  return (
    <EmptyState icon={MapPinOff} title={t.errors.notFoundTitle} action={<Link to="/pages">{t.errors.toPages}</Link>} />
  );
}
