import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../paths';
import { LoadingPage } from '../kit/LoadingPage';
import { useNavigate } from '../kit/navigation/hooks';
import type { Role } from './Session.generated';
import { useSession } from './SessionProvider';

/** Lets these roles through. Sends other roles to /unauthorized, and visitors who are not signed in to /login and back. */
export function Guard({ roles }: { roles: readonly Role[] }) {
  const { status, viewer } = useSession();
  const { pathname, search } = useLocation();
  const here = pathname + search;

  if (status === 'restoring') return <LoadingPage />;
  if (!viewer) return <RedirectToSignIn from={here} />;
  if (!viewer.role || !roles.includes(viewer.role))
    return <Navigate to={paths.unauthorized()} state={{ from: here }} replace />;
  return <Outlet />;
}

/** Redirects to the sign-in, which leads back; or to the session's exit if the person has just left for good. */
function RedirectToSignIn({ from }: { from: string }) {
  const { session } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    const exit = session.takeExit();
    const state = exit ? { notice: exit.notice } : { from };
    void navigate(exit?.to ?? paths.login(from), { replace: true, state });
  }, [session, navigate, from]);
  return null;
}
