import { Lock } from 'lucide-react';
import { Link, Outlet } from 'react-router-dom';
import { useMay } from '../api/identity/session.ts';
import { t } from '../i18n/pl.ts';
import { EmptyState } from '../ui/feedback/empty-state.tsx';

/** Screens whose lists the server gives to administrators alone. */
export function AdminOnly() {
  if (useMay('admin')) return <Outlet />;
  return (
    <EmptyState icon={Lock} title={t.errors.adminOnlyTitle} action={<Link to="/pages">{t.errors.toPages}</Link>}>
      {t.errors.adminOnlyText}
    </EmptyState>
  );
}
