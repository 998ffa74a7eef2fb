import { onErrorPage } from '../../apollo/failureLink';
import { DUTY_WORDS } from '../../../../schema/dutyWords';
import { fill } from '../../../../schema/fill';
import { text } from '../../kit/address';
import { Button } from '../../kit/Button';
import { LoadingPage } from '../../kit/LoadingPage';
import { useNavigate } from '../../kit/navigation/hooks';
import { NoticePage } from '../../kit/NoticePage';
import { useAddress } from '../../kit/useAddress';
import { paths } from '../../paths';
import { useSession } from '../../session/SessionProvider';
import { useRefusal } from '../../session/useRefusal';
import {
  useAcceptTeamInvitationMutation,
  useTeamInvitationQuery,
  type TeamInvitationQuery,
} from './TeamInvitationPage.generated';
import styles from './TeamInvitationPage.module.css';
import * as texts from './texts';

type Invitation = NonNullable<TeamInvitationQuery['teamInvitation']>;

/** The token of the invitation, in the address. */
export const INVITATION_TOKEN = { token: text(200) };

/** The page of the link in an invitation to the team of a hotel. Opening it changes nothing, as programs that scan email open links too. */
export function TeamInvitationPage() {
  const [{ token = '' }] = useAddress(INVITATION_TOKEN);
  const { status, viewer } = useSession();
  const { data, loading } = useTeamInvitationQuery({
    variables: { token },
    fetchPolicy: 'network-only',
    skip: status === 'restoring',
    context: onErrorPage,
  });
  const invitation = data?.teamInvitation;
  if (status === 'restoring' || (loading && !invitation)) return <LoadingPage />;
  if (!invitation || invitation.state === 'EXPIRED')
    return (
      <NoticePage title={texts.endedTitle} links={[[texts.goHome, paths.home()]]}>
        {invitation ? fill(texts.expired, { hotel: invitation.hotelName }) : texts.ended}
      </NoticePage>
    );
  if (invitation.state === 'ACCEPTED') return <Accepted invitation={invitation} />;
  if (invitation.isForViewer) return <Accept invitation={invitation} token={token} />;
  return <OtherAccount {...{ invitation, token }} isSignedIn={viewer !== undefined} />;
}

/** Asks the invited person to accept. */
function Accept({ invitation, token }: { invitation: Invitation; token: string }) {
  const navigate = useNavigate();
  const { viewer } = useSession();
  const [accept, { loading }] = useAcceptTeamInvitationMutation();
  const refusal = useRefusal();
  const { hotelId, hotelName, duties } = invitation;
  const send = async () => {
    const answer = (await refusal.answerOf(accept({ variables: { input: { token } } })))
      ?.acceptTeamInvitation;
    if (answer?.__typename !== 'HotelTeamMember') return answer && refusal.show(answer);
    const notice = fill(texts.joined, { hotel: hotelName });
    await navigate(paths.hotel(hotelId), { state: { notice }, replace: true });
  };
  if (viewer?.role === 'ADMIN')
    return (
      <NoticePage title={titleOf(invitation)} links={[[texts.goHome, paths.home()]]}>
        {texts.administrator}
      </NoticePage>
    );
  return (
    <NoticePage
      title={titleOf(invitation)}
      isGood
      actions={
        <Button variant="contained" size="large" loading={loading} onClick={() => void send()}>
          {texts.accept}
        </Button>
      }
    >
      {refusal.notice || (
        <>
          <Duties {...{ invitation, duties }} />
          <p className={styles.note}>{texts.customersText}</p>
        </>
      )}
    </NoticePage>
  );
}

/** For people who are not signed in with the invited address: how they get there and back. */
function OtherAccount({
  invitation,
  token,
  isSignedIn,
}: {
  invitation: Invitation;
  token: string;
  isSignedIn: boolean;
}) {
  const { hasAccount, maskedEmail, duties } = invitation;
  const here = paths.teamInvitation(token);
  const signIn = [texts.signIn, paths.login(here)] as const;
  const signUp = [texts.signUp, paths.register(here)] as const;
  const words = isSignedIn ? texts.otherAccount : hasAccount ? texts.pleaseSignIn : texts.pleaseSignUp;
  const links = isSignedIn
    ? ([[texts.signOut, paths.logout(hasAccount ? signIn[1] : signUp[1])]] as const)
    : hasAccount
      ? [signIn]
      : [signUp, signIn];
  return (
    <NoticePage title={titleOf(invitation)} links={links}>
      <Duties {...{ invitation, duties }} />
      <p className={styles.note}>{fill(words, { email: maskedEmail })}</p>
    </NoticePage>
  );
}

function Accepted({ invitation }: { invitation: Invitation }) {
  const { hotelId, hotelName, isForViewer } = invitation;
  return (
    <NoticePage
      title={texts.acceptedTitle}
      isGood
      links={
        isForViewer
          ? [[fill(texts.seeHotel, { hotel: hotelName }), paths.hotel(hotelId)]]
          : [[texts.signIn, paths.login(paths.hotel(hotelId))]]
      }
    >
      {fill(isForViewer ? texts.acceptedByYou : texts.accepted, { hotel: hotelName })}
    </NoticePage>
  );
}

const titleOf = ({ hotelName }: Invitation): string => fill(texts.title, { hotel: hotelName });

/** Who invites, and what the person is to do. */
function Duties({ invitation, duties }: { invitation: Invitation; duties: Invitation['duties'] }) {
  return (
    <>
      <p className={styles.note}>{fill(texts.invitedBy, { name: invitation.invitedBy })}</p>
      <ul className={styles.duties}>
        {duties.map((duty) => (
          <li key={duty}>
            <strong>{DUTY_WORDS[duty].label}</strong>: {DUTY_WORDS[duty].hint}
          </li>
        ))}
      </ul>
    </>
  );
}
