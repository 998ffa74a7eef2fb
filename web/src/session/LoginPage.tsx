import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { LoginForm } from './LoginForm';
import { returnPath } from './returnPath';
import { useViewer } from './SessionProvider';

/** The door: once somebody is signed in, on to where they were going. */
export function LoginPage() {
  const viewer = useViewer();
  const { state } = useLocation();
  const [query] = useSearchParams();
  const next = returnPath(query.get('next') ?? (state as { from?: string } | null)?.from);

  if (viewer) return <Navigate to={next} replace />;
  return <LoginForm intro={next === '/' ? 'Welcome back.' : 'Sign in, and you go on where you were.'} />;
}
