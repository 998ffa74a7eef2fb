import { fill } from '../../../../schema/fill';
import { Button } from '../../kit/Button';
import { classNames } from '../../kit/classNames';
import { spokenMoment } from '../../kit/moments';
import text from '../../kit/text.module.css';
import { useIsPast } from '../../kit/useIsPast';
import { useRefusal } from '../../session/useRefusal';
import { DutyChips } from './DutyChips';
import {
  useCancelTeamInvitationMutation,
  useResendTeamInvitationMutation,
  type TeamInvitation_InvitationFragment,
} from './Team.generated';
import styles from './team.module.css';
import * as texts from './texts';

interface Props {
  hotelId: string;
  invitation: TeamInvitation_InvitationFragment;
  mayManage: boolean;
  /** What has happened, in words. */
  onDone: (words: string) => void;
}

/** An invitation that nobody has accepted yet, which can be sent again or cancelled. */
export function InvitationRow({ hotelId, invitation, mayManage, onDone }: Props) {
  const { id: invitationId, email, duties, expiresAt, invitedBy } = invitation;
  const isOver = useIsPast(Date.parse(expiresAt));
  const [resend, { loading: isSending }] = useResendTeamInvitationMutation();
  const [cancel, { loading: isCancelling }] = useCancelTeamInvitationMutation();
  const refusal = useRefusal();
  const variables = { input: { hotelId, invitationId } };
  const sendAgain = async () => {
    const answer = (await refusal.answerOf(resend({ variables })))?.resendTeamInvitation;
    if (answer?.__typename === 'HotelTeamInvitation')
      onDone(fill(texts.invited, { email, moment: spokenMoment(answer.expiresAt) }));
    else if (answer) refusal.show(answer);
  };
  const withdraw = async () => {
    const answer = (await refusal.answerOf(cancel({ variables })))?.cancelTeamInvitation;
    if (answer?.__typename === 'TeamInvitationCancelled') onDone(fill(texts.invitationCancelled, { email }));
    else if (answer) refusal.show(answer);
  };
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <p className={classNames(text.body, styles.name)}>{email}</p>
        <p className={classNames(text.small, text.quiet)}>
          {fill(isOver ? texts.expiredOn : texts.worksUntil, { moment: spokenMoment(expiresAt) })}
        </p>
        {invitedBy && (
          <p className={classNames(text.small, text.quiet)}>
            {fill(texts.invitedBy, { name: invitedBy.name })}
          </p>
        )}
      </div>
      <DutyChips duties={duties} />
      {mayManage && (
        <div role="group" aria-label={fill(texts.actionsOf, { name: email })} className={styles.actions}>
          <Button size="small" variant="outlined" loading={isSending} onClick={() => void sendAgain()}>
            {texts.resend}
          </Button>
          <Button size="small" color="error" loading={isCancelling} onClick={() => void withdraw()}>
            {texts.cancelInvitation}
          </Button>
        </div>
      )}
      {refusal.notice && <div className={styles.refusal}>{refusal.notice}</div>}
    </li>
  );
}
