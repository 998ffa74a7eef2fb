import { useId, useState } from 'react';
import { groupNameProblem } from '../../../schema/textRules';
import { useRefusal } from '../session/useRefusal';
import { counted } from '../kit/format';
import { TextField } from '../kit/TextField';
import { useForm } from '../kit/useForm';
import {
  useAddChatMembersMutation,
  useChangeGroupAdminMutation,
  useLeaveChatMutation,
  useRemoveChatMemberMutation,
  useRenameGroupChatMutation,
  type Group_ChatFragment,
} from './Group.generated';
import { InvitedRow } from './InvitedRow';
import { MemberRow } from './MemberRow';
import { SearchPanel } from './SearchPanel';
import { WHO_ACCEPTS } from './invitationWords';
import { useChatViewer } from './useOutbox';
import { Button } from '../kit/Button';
import { classNames } from '../kit/classNames';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../kit/Dialog';
import text from '../kit/text.module.css';
import rows from './rows.module.css';
import styles from './GroupDialog.module.css';

interface Props {
  chat: Omit<Group_ChatFragment, ' $fragmentName'>;
  onlineIds: ReadonlySet<string>;
  onClose: () => void;
  onLeft: () => void;
}

/** The members of a group; who administers it renames it, adds and removes people, and lets somebody else do so. */
export function GroupDialog({ chat, onlineIds, onClose, onLeft }: Props) {
  const { id: chatId, name, memberships, invited, viewerIsAdmin } = chat;
  const titleId = useId();
  const viewer = useChatViewer();
  const form = useForm({ name: groupNameProblem }, { name });
  const { notice, show, answerOf } = useRefusal();
  const [isLeaving, setLeaving] = useState(false);
  const [rename] = useRenameGroupChatMutation();
  const [add] = useAddChatMembersMutation();
  const [remove] = useRemoveChatMemberMutation();
  const [changeAdmin] = useChangeGroupAdminMutation();
  const [leave] = useLeaveChatMutation();

  /** Shows why the server refused; true where it did not. */
  const taken = (answer: { __typename: string; message?: string } | undefined): boolean => {
    if (answer?.message) show({ message: answer.message });
    return answer !== undefined && !answer.message;
  };
  const removeNow = async (userId: string) => {
    const input = { chatId, userId };
    taken((await answerOf(remove({ variables: { input } })))?.removeChatMember);
  };
  const leaveNow = async () => {
    const answer = (await answerOf(leave({ variables: { input: { chatId } } })))?.leaveChat;
    if (taken(answer)) onLeft();
  };
  return (
    <Dialog shape="medium" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>{name}</DialogTitle>
      <DialogContent className={styles.content}>
        {viewerIsAdmin && (
          <form
            noValidate
            onSubmit={form.submit(async (values) => {
              const input = { chatId, name: values.name.trim() };
              taken((await answerOf(rename({ variables: { input } })))?.renameGroupChat);
            })}
            className={styles.name}
          >
            <TextField label="Name of the group" field={form.bind('name')} autoComplete="off" />
            <Button type="submit" variant="outlined" loading={form.isSending} className={styles.rename}>
              Rename
            </Button>
          </form>
        )}
        {notice}
        <div>
          <h3 className={classNames(text.h4, styles.heading)}>{counted(memberships.length, 'member')}</h3>
          <ul className={rows.list}>
            {memberships.map((member) => (
              <MemberRow
                key={member.id}
                member={member}
                isSelf={member.user.id === viewer.id}
                isOnline={onlineIds.has(member.user.id)}
                mayChange={viewerIsAdmin && member.user.id !== viewer.id}
                onRemove={() => void removeNow(member.user.id)}
                onMakeAdmin={async () => {
                  const input = { chatId, userId: member.user.id };
                  taken((await answerOf(changeAdmin({ variables: { input } })))?.changeGroupAdmin);
                }}
              />
            ))}
            {invited.map((person) => (
              <InvitedRow
                key={person.id}
                person={person}
                mayChange={viewerIsAdmin}
                onRemove={() => void removeNow(person.id)}
              />
            ))}
          </ul>
        </div>
        {viewerIsAdmin && (
          <div>
            <h3 className={classNames(text.h4, styles.heading)}>Add people</h3>
            <p className={classNames(text.small, text.quiet, styles.heading)}>{WHO_ACCEPTS}</p>
            <SearchPanel
              onlineIds={onlineIds}
              does="Add"
              onChoose={async ({ id }) => {
                const input = { chatId, userIds: [id] };
                taken((await answerOf(add({ variables: { input } })))?.addChatMembers);
              }}
            />
          </div>
        )}
      </DialogContent>
      <DialogActions>
        {isLeaving ? (
          <>
            <span className={classNames(rows.note, styles.leaving)}>
              You will see none of its messages any more.
            </span>
            <Button onClick={() => setLeaving(false)}>Stay</Button>
            <Button color="error" variant="contained" onClick={() => void leaveNow()}>
              Leave group
            </Button>
          </>
        ) : (
          <>
            <Button color="error" onClick={() => setLeaving(true)}>
              Leave
            </Button>
            <Button variant="contained" onClick={onClose}>
              Done
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}
