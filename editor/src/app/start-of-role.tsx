import { Navigate } from 'react-router-dom';
import { useSession } from '../api/identity/session.ts';
import { startOf } from './navigation.ts';

/** Leads on to the first screen of the person; the gate around it has asked who that is. */
export function StartOfRole() {
  const { data: session } = useSession();
  return session ? <Navigate to={startOf(session.user.role)} replace /> : null;
}
