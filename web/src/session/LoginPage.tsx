import { Suspense, useState, type ComponentType } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { lazyPart } from '../apollo/lazyPart';
import { paths } from '../paths';
import { LoadingPage } from '../kit/LoadingPage';
import { LoginForm, type Attempt } from './LoginForm';
import { returnPath } from './returnPath';
import { SearchOffer, searchIn } from './SearchOffer';
import { useViewer } from './SessionProvider';
import * as texts from './texts';
import { useStartSession } from './useStartSession';

const SecondStepPage = lazyPart(async () => (await import('./factors/SecondStepPage')).SecondStepPage);

interface Props {
  /** Leads members of hotels' teams to their work if they asked for no page. */
  TeamStart?: ComponentType;
}

/**
 * The sign-in page, with the second step in the same place. After signing in, a visitor goes on to the page they asked for.
 * A visitor who was already signed in goes to the account page if there is a notice to read.
 */
export function LoginPage({ TeamStart }: Props) {
  const viewer = useViewer();
  const [wasSignedIn] = useState(viewer !== undefined);
  const state = useLocation().state as { from?: string; notice?: string } | null;
  const [query] = useSearchParams();
  const next = returnPath(query.get('next') ?? state?.from);
  const [attempt, setAttempt] = useState<Attempt>();
  const start = useStartSession();

  if (viewer && wasSignedIn && state?.notice)
    return <Navigate to={paths.myAccount()} replace state={{ notice: state.notice }} />;
  // a person who has set up an app stays until the recovery codes are saved
  if (viewer && !attempt?.step)
    return TeamStart && viewer.role === 'TEAM' && next === '/' ? (
      <Suspense fallback={<LoadingPage />}>
        <TeamStart />
      </Suspense>
    ) : (
      <Navigate to={next} replace />
    );
  if (attempt?.step) {
    const { step, trustDevice } = attempt;
    const leave = (problem?: { message: string }) => setAttempt({ ...attempt, step: undefined, problem });
    return (
      <Suspense fallback={<LoadingPage />}>
        <SecondStepPage
          step={step}
          onBack={leave}
          onSession={(started) => start(started, trustDevice)}
          onDone={() => leave()}
        />
      </Suspense>
    );
  }
  const search = searchIn(next);
  const words = next === '/' ? texts.welcomeBack : texts.signInToPickUp;
  return (
    <LoginForm
      intro={search ? <SearchOffer search={search} /> : words}
      before={attempt}
      onSecondStep={setAttempt}
    />
  );
}
