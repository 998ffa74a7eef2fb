import { useEffect, useState, useSyncExternalStore, type PropsWithChildren } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../paths';
import { Button, ButtonLink } from '../kit/Button';
import { classNames } from '../kit/classNames';
import { useNavigate } from '../kit/navigation/hooks';
import { PageHeading } from '../kit/PageHeading';
import text from '../kit/text.module.css';
import { tryAgain } from '../kit/texts';
import { SearchOffer, searchIn } from './SearchOffer';
import { useSession } from './SessionProvider';
import * as texts from './texts';
import styles from './LogoutPage.module.css';

/** The time to read 'You are logged out' before the page goes on to /login, in milliseconds. */
const READING_TIME = 2500;

/** Ends the session. Goes on to /login once the cookie is gone; says so if the server could not be reached. */
export function LogoutPage() {
  const { session } = useSession();
  const owed = useSyncExternalStore(session.subscribe, session.owedSignOut, () => undefined);
  const [isSending, setSending] = useState(true);

  useEffect(() => {
    const done = () => setSending(false);
    session.signOut().then(done, done);
  }, [session]);

  if (isSending) return <Page title={texts.signingOut} />;
  return owed === 'cookie' ? <NotReached /> : <LoggedOut />;
}

function LoggedOut() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const next = query.get('next');
  const login = paths.login(next ?? undefined);
  const search = searchIn(next);

  useEffect(() => {
    const timer = setTimeout(() => void navigate(login, { replace: true }), READING_TIME);
    return () => clearTimeout(timer);
  }, [navigate, login]);

  return (
    <Page title={texts.loggedOut}>
      <Words>{search ? <SearchOffer search={search} /> : texts.seeYouSoon}</Words>
      <ButtonLink to={login} replace variant="contained">
        {texts.signIn}
      </ButtonLink>
    </Page>
  );
}

/** Shown while the cookie, which no script can clear, is still in this browser. */
function NotReached() {
  const { session } = useSession();
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    await session.settleSignOut()?.catch(() => undefined);
    setSending(false);
  };
  return (
    <Page title={texts.sessionNotEnded}>
      <Words>{texts.sessionNotEndedReason}</Words>
      <Words>{texts.sessionNotEndedAdvice}</Words>
      <Button variant="contained" loading={isSending} onClick={() => void send()}>
        {tryAgain}
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
