import { useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { paths } from '../paths';
import { LoginForm } from './LoginForm';
import { returnPath } from './returnPath';
import { SearchOffer, searchIn } from './SearchOffer';
import { useViewer } from './SessionProvider';
import * as texts from './texts';

/**
 * The sign-in page. After signing in, a visitor goes on to the page they asked for. A visitor who was already signed in
 * goes to the account page if there is a notice to read.
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
  const search = searchIn(next);
  const words = next === '/' ? texts.welcomeBack : texts.signInToPickUp;
  return <LoginForm intro={search ? <SearchOffer search={search} /> : words} />;
}
