import { useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { paths } from '../paths';
import { LoginForm } from './LoginForm';
import { returnPath } from './returnPath';
import { useViewer } from './SessionProvider';

/** The door: once somebody is signed in, on to where they were going. Who was inside already reads what they were to be told. */
export function LoginPage() {
  const viewer = useViewer();
  const [wasInside] = useState(viewer !== undefined);
  const state = useLocation().state as { from?: string; notice?: string } | null;
  const [query] = useSearchParams();
  const next = returnPath(query.get('next') ?? state?.from);

  if (viewer && wasInside && state?.notice)
    return <Navigate to={paths.myAccount()} replace state={{ notice: state.notice }} />;
  if (viewer) return <Navigate to={next} replace />;
  return <LoginForm intro={next === '/' ? 'Welcome back.' : 'Sign in, and you go on where you were.'} />;
}
