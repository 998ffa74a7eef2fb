import { useEffect, useState, useSyncExternalStore, type PropsWithChildren } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../paths';
import { Button, ButtonLink } from '../kit/Button';
import { classNames } from '../kit/classNames';
import { useNavigate } from '../kit/navigation/hooks';
import { PageHeading } from '../kit/PageHeading';
import text from '../kit/text.module.css';
import { useSession } from './SessionProvider';
import styles from './LogoutPage.module.css';

/** How long 'You are logged out' can be read before the way leads on to /login, in milliseconds. */
const READING_TIME = 2500;

/** Ends the session. Says so once the cookie is gone, and leads on to /login; says where the server was not reached. */
export function LogoutPage() {
  const { session } = useSession();
  const owed = useSyncExternalStore(session.subscribe, session.owedSignOut, () => undefined);
  const [isSending, setSending] = useState(true);

  useEffect(() => {
    const done = () => setSending(false);
    session.signOut().then(done, done);
  }, [session]);

  if (isSending) return <Page title="Signing out" />;
  return owed === 'cookie' ? <NotReached /> : <LoggedOut />;
}

function LoggedOut() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const login = paths.login(query.get('next') ?? undefined);

  useEffect(() => {
    const timer = setTimeout(() => void navigate(login, { replace: true }), READING_TIME);
    return () => clearTimeout(timer);
  }, [navigate, login]);

  return (
    <Page title="You are logged out">
      <Words>
        {query.has('next')
          ? 'Sign in to see your results.'
          : 'See you soon. You can sign in again at any time.'}
      </Words>
      <ButtonLink to={login} replace variant="contained">
        Sign in
      </ButtonLink>
    </Page>
  );
}

/** The cookie, which no script can clear, is still in this browser. */
function NotReached() {
  const { session } = useSession();
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    await session.settleSignOut()?.catch(() => undefined);
    setSending(false);
  };
  return (
    <Page title="Your session has not ended yet">
      <Words>
        This page no longer shows your account, but Staybook could not be reached to end your session. The
        browser keeps trying.
      </Words>
      <Words>
        If others use this device, they may be able to get into your account until then. Keep this page open
        until it says that you are logged out, or delete the cookies of this site in the settings of the
        browser.
      </Words>
      <Button variant="contained" loading={isSending} onClick={() => void send()}>
        Try again
      </Button>
    </Page>
  );
}

function Page({ title, children }: PropsWithChildren<{ title: string }>) {
  return (
    <div className={styles.page}>
      <PageHeading title={title} />
      {children}
    </div>
  );
}

const Words = ({ children }: PropsWithChildren) => (
  <p className={classNames(text.body, text.quiet, styles.words)}>{children}</p>
);
