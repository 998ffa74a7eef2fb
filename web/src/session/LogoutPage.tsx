import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../paths';
import { ButtonLink } from '../ui/Button';
import { classNames } from '../ui/classNames';
import { PageHeading } from '../ui/PageHeading';
import { useNavigate } from '../ui/navigation/hooks';
import text from '../ui/text.module.css';
import { useSignOutMutation } from './Session.generated';
import { useSession } from './SessionProvider';
import styles from './LogoutPage.module.css';

/** How long 'You are logged out' can be read before the way leads on to /login. */
const READING_TIME = 2500;

/** Ends the session, says so, and leads on to /login. */
export function LogoutPage() {
  const { session } = useSession();
  const [signOut] = useSignOutMutation({ context: { withoutSession: true, inPlace: true } });
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const login = paths.login(query.get('next') ?? undefined);

  useEffect(() => {
    const end = async () => {
      // the person leaves this page signed out even where the server cannot be reached
      await signOut().catch(() => undefined);
      session.endEverywhere();
    };
    void end();
    const timer = setTimeout(() => void navigate(login, { replace: true }), READING_TIME);
    return () => clearTimeout(timer);
  }, [session, signOut, navigate, login]);

  return (
    <div className={styles.page}>
      <PageHeading title="You are logged out" />
      <p className={classNames(text.body, text.quiet, styles.words)}>
        {query.has('next')
          ? 'Sign in to see your results.'
          : 'See you soon. You can sign in again at any time.'}
      </p>
      <ButtonLink to={login} replace variant="contained">
        Sign in
      </ButtonLink>
    </div>
  );
}
