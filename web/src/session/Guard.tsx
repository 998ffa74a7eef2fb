import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../app/paths';
import { LoadingPage } from '../ui/LoadingPage';
import type { Role } from './Session.generated';
import { useSession } from './SessionProvider';

/** Lets the given roles through; sends others to /unauthorized, and those who are not signed in to /login and back. */
export function Guard({ roles }: { roles: readonly Role[] }) {
  const { status, viewer } = useSession();
  const { pathname, search } = useLocation();
  const here = pathname + search;

  if (status === 'restoring') return <LoadingPage />;
  if (!viewer) return <Navigate to={paths.login(here)} state={{ from: here }} replace />;
  if (!viewer.role || !roles.includes(viewer.role))
    return <Navigate to={paths.unauthorized()} state={{ from: here }} replace />;
  return <Outlet />;
}
