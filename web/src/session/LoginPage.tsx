import { useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { paths } from '../paths';
import { LoginForm } from './LoginForm';
import { returnPath } from './returnPath';
import { useViewer } from './SessionProvider';

/**
 * The sign-in page, which leads a visitor who has signed in on to where they were going. One who was signed in before
 * is led to the account page where there is a notice to read.
 */
export function LoginPage() {
  const viewer = useViewer();
  const [wasSignedIn] = useState(viewer !== undefined);
  const state = useLocation().state as { from?: string; notice?: string } | null;
  const [query] = useSearchParams();
  const next = returnPath(query.get('next') ?? state?.from);

  if (viewer && wasSignedIn && state?.notice)
    return <Navigate to={paths.myAccount()} replace state={{ notice: state.notice }} />;
  if (viewer) return <Navigate to={next} replace />;
  return <LoginForm intro={next === '/' ? 'Welcome back.' : 'Sign in to pick up where you left off.'} />;
}
