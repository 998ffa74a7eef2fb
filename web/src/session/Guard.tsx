import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../paths';
import { LoadingPage } from '../kit/LoadingPage';
import { useNavigate } from '../kit/navigation/hooks';
import type { Role } from './Session.generated';
import { useSession } from './SessionProvider';

/** Lets the given roles through; sends others to /unauthorized, and those who are not signed in to /login and back. */
export function Guard({ roles }: { roles: readonly Role[] }) {
  const { status, viewer } = useSession();
  const { pathname, search } = useLocation();
  const here = pathname + search;

  if (status === 'restoring') return <LoadingPage />;
  if (!viewer) return <WayOut from={here} />;
  if (!viewer.role || !roles.includes(viewer.role))
    return <Navigate to={paths.unauthorized()} state={{ from: here }} replace />;
  return <Outlet />;
}

/** To the sign-in and back; or where somebody goes who has just left for good. */
function WayOut({ from }: { from: string }) {
  const { session } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    const exit = session.takeExit();
    const state = exit ? { notice: exit.notice } : { from };
    void navigate(exit?.to ?? paths.login(from), { replace: true, state });
  }, [session, navigate, from]);
  return null;
}
