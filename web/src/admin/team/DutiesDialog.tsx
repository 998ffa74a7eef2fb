import { useState } from 'react';
import { fill } from '../../../../schema/fill';
import type { Duty } from '../../../../schema/staffPages';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { cancel } from '../../kit/texts';
import { DutiesField } from '../../users/limits/DutiesField';
import { useRefusal } from '../../session/useRefusal';
import { useUpdateTeamMemberMutation, type TeamMember_MemberFragment } from './Team.generated';
import * as texts from './texts';

interface Props {
  hotelId: string;
  member: TeamMember_MemberFragment;
  /** The member has the new duties; `before` are those that they had. */
  onChanged: (member: TeamMember_MemberFragment, before: readonly Duty[]) => void;
  onClose: () => void;
}

/** Changes the duties of a member. */
export function DutiesDialog({ hotelId, member, onChanged, onClose }: Props) {
  const [duties, setDuties] = useState<readonly Duty[]>(member.duties);
  const [update, { loading }] = useUpdateTeamMemberMutation();
  const refusal = useRefusal();
  const { id: userId = '', name = '' } = member.user ?? {};
  const save = async () => {
    const input = { hotelId, userId, duties: [...duties] };
    const answer = (await refusal.answerOf(update({ variables: { input } })))?.updateTeamMember;
    if (answer?.__typename === 'HotelTeamMember') onChanged(answer, member.duties);
    else if (answer) refusal.show(answer);
  };
  return (
    <ConfirmDialog
      title={fill(texts.dutiesOf, { name })}
      shape="medium"
      cancel={cancel}
      confirm={texts.save}
      isLoss={false}
      isSending={loading}
      isReady={duties.length > 0}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      {refusal.notice}
      <DutiesField
        chosen={duties}
        error={duties.length ? undefined : texts.chooseDuty}
        onChange={setDuties}
      />
    </ConfirmDialog>
  );
}
