import { useId, useState } from 'react';
import { emailProblem } from '../../../../schema/emailAddress';
import type { Duty } from '../../../../schema/staffPages';
import { Button } from '../../kit/Button';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../../kit/Dialog';
import { TextField } from '../../kit/TextField';
import { cancel } from '../../kit/texts';
import { useForm } from '../../kit/useForm';
import { DutiesField } from '../../users/limits/DutiesField';
import { useRefusal } from '../../session/useRefusal';
import { useInviteTeamMemberMutation, type TeamInvitation_InvitationFragment } from './Team.generated';
import styles from './team.module.css';
import * as texts from './texts';

interface Props {
  hotelId: string;
  onInvited: (invitation: TeamInvitation_InvitationFragment) => void;
  onClose: () => void;
}

/** Asks for the address and the duties of a new member. */
export function InviteDialog({ hotelId, onInvited, onClose }: Props) {
  const id = useId();
  const { bind, submit, isSending } = useForm({ email: emailProblem });
  const [duties, setDuties] = useState<readonly Duty[]>([]);
  const [problem, setProblem] = useState<string>();
  const [invite] = useInviteTeamMemberMutation();
  const refusal = useRefusal();
  const send = submit(async ({ email }) => {
    if (!duties.length) return setProblem(texts.chooseDuty);
    const input = { hotelId, email: email.trim(), duties: [...duties] };
    const answer = (await refusal.answerOf(invite({ variables: { input } })))?.inviteTeamMember;
    if (answer?.__typename === 'HotelTeamInvitation') onInvited(answer);
    else if (answer) refusal.show(answer);
  });
  return (
    <Dialog shape="medium" onClose={onClose} aria-labelledby={id}>
      <form noValidate onSubmit={send} className={styles.form}>
        <DialogTitle id={id}>{texts.inviteTitle}</DialogTitle>
        <DialogContent className={styles.fields}>
          {refusal.notice}
          <TextField
            label={texts.email}
            hint={texts.emailHint}
            field={bind('email')}
            type="email"
            autoComplete="off"
            autoFocus
            required
          />
          <DutiesField
            chosen={duties}
            error={problem}
            onChange={(chosen) => {
              setProblem(undefined);
              setDuties(chosen);
            }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{cancel}</Button>
          <Button type="submit" variant="contained" loading={isSending} disabled={refusal.isWaiting}>
            {texts.sendInvitation}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
