import { fill } from '../../../../schema/fill';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { useRefusal } from '../../session/useRefusal';
import {
  useLeaveTeamMutation,
  useRemoveTeamMemberMutation,
  type TeamMember_MemberFragment,
} from './Team.generated';
import * as texts from './texts';

interface Props {
  hotelId: string;
  member: TeamMember_MemberFragment;
  /** Whether the member is the person at the screen, who leaves. */
  isOwn: boolean;
  onEnded: () => void;
  onClose: () => void;
}

/** Asks once more before a person is taken off the team, or leaves it. */
export function EndMembershipDialog({ hotelId, member, isOwn, onEnded, onClose }: Props) {
  const [remove, { loading: isRemoving }] = useRemoveTeamMemberMutation();
  const [leave, { loading: isLeaving }] = useLeaveTeamMutation();
  const refusal = useRefusal();
  const { id: userId = '', name = '' } = member.user ?? {};
  const end = async () => {
    const answer = isOwn
      ? (await refusal.answerOf(leave({ variables: { input: { hotelId } } })))?.leaveTeam
      : (await refusal.answerOf(remove({ variables: { input: { hotelId, userId } } })))?.removeTeamMember;
    if (answer?.__typename === 'TeamMemberRemoved') onEnded();
    else if (answer) refusal.show(answer);
  };
  return (
    <ConfirmDialog
      title={isOwn ? texts.leaveTitle : fill(texts.removeTitle, { name })}
      cancel={isOwn ? texts.stay : texts.keepMember}
      confirm={isOwn ? texts.leave : texts.remove}
      isSending={isRemoving || isLeaving}
      onConfirm={() => void end()}
      onClose={onClose}
    >
      {refusal.notice}
      <p>{isOwn ? texts.leaveText : texts.removeText}</p>
    </ConfirmDialog>
  );
}
