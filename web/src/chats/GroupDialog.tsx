import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { groupNameProblem } from '../../../schema/texts';
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
import { listStyle, panelHeading, quietText } from './rowStyle';
import { SearchPanel } from './SearchPanel';
import { WHO_ACCEPTS } from './invitationWords';
import { useChatViewer } from './useOutbox';

interface Props {
  chat: Omit<Group_ChatFragment, ' $fragmentName'>;
  onlineIds: ReadonlySet<string>;
  onClose: () => void;
  onLeft: () => void;
}

/** The members of a group; who administers it renames it, adds and removes people, and lets somebody else do so. */
export function GroupDialog({ chat, onlineIds, onClose, onLeft }: Props) {
  const { id: chatId, name, memberships, invited, viewerIsAdmin } = chat;
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
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="group-title">
      <DialogTitle id="group-title">{name}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3 }}>
        {viewerIsAdmin && (
          <Box
            component="form"
            noValidate
            onSubmit={form.submit(async (values) => {
              const input = { chatId, name: values.name.trim() };
              taken((await answerOf(rename({ variables: { input } })))?.renameGroupChat);
            })}
            sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', '& > :first-of-type': { flex: 1 } }}
          >
            <TextField label="Name of the group" field={form.bind('name')} autoComplete="off" />
            <Button type="submit" variant="outlined" loading={form.isSending} sx={{ mt: '23px', height: 48 }}>
              Rename
            </Button>
          </Box>
        )}
        {notice}
        <Box>
          <Box component="h3" sx={{ ...panelHeading, mb: 1 }}>
            {counted(memberships.length, 'member')}
          </Box>
          <Box component="ul" sx={listStyle}>
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
          </Box>
        </Box>
        {viewerIsAdmin && (
          <Box>
            <Box component="h3" sx={{ ...panelHeading, mb: 1 }}>
              Add somebody
            </Box>
            <Box sx={{ ...quietText, mb: 1 }}>{WHO_ACCEPTS}</Box>
            <SearchPanel
              onlineIds={onlineIds}
              does="Add"
              onChoose={async ({ id }) => {
                const input = { chatId, userIds: [id] };
                taken((await answerOf(add({ variables: { input } })))?.addChatMembers);
              }}
            />
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        {isLeaving ? (
          <>
            <Box sx={{ flex: 1, pl: 2, fontSize: 'var(--text-small)', color: 'text.secondary' }}>
              You will see none of its messages any more.
            </Box>
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
