import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { LIMITS } from '../../../schema/limits';
import { groupNameProblem } from '../../../schema/texts';
import { useRefusal } from '../session/useRefusal';
import { TextField } from '../kit/TextField';
import { useForm } from '../kit/useForm';
import { listChat } from './addMessage';
import { useCreateGroupChatMutation } from './Group.generated';
import { WHO_ACCEPTS } from './invitationWords';
import type { Person } from './PersonRow';
import { quietText } from './rowStyle';
import { SearchPanel } from './SearchPanel';

interface Props {
  onlineIds: ReadonlySet<string>;
  onClose: () => void;
  onCreated: (chatId: string) => void;
}

/** A name and people for a new group. */
export function NewGroupDialog({ onlineIds, onClose, onCreated }: Props) {
  const [people, setPeople] = useState<readonly Person[]>([]);
  const form = useForm({ name: groupNameProblem });
  const { notice, show, answerOf } = useRefusal();
  const [create] = useCreateGroupChatMutation();
  const isFull = people.length >= LIMITS.membersAtOnce;
  const without = (id: string) => people.filter((person) => person.id !== id);
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="new-group-title">
      <Box
        component="form"
        noValidate
        sx={{ display: 'contents' }}
        onSubmit={form.submit(async ({ name }) => {
          const input = { name: name.trim(), memberIds: people.map(({ id }) => id) };
          const answer = await answerOf(
            create({
              variables: { input },
              update: (cache, { data }) => {
                if (data?.createGroupChat.__typename === 'Chat') listChat(cache, data.createGroupChat.id);
              },
            }),
          );
          const result = answer?.createGroupChat;
          if (result?.__typename === 'Chat') onCreated(result.id);
          else if (result) show(result);
        })}
      >
        <DialogTitle id="new-group-title">New group</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <TextField label="Name of the group" field={form.bind('name')} autoComplete="off" autoFocus />
          {people.length > 0 && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              {people.map(({ id, name }) => (
                <Chip key={id} label={name} onDelete={() => setPeople(without(id))} />
              ))}
            </Box>
          )}
          {isFull ? (
            <Box>A new group has at most {LIMITS.membersAtOnce} other people; add more afterwards.</Box>
          ) : (
            <SearchPanel
              listsPartners
              onlineIds={onlineIds}
              does="Add"
              onChoose={(person) => setPeople([...without(person.id), person])}
            />
          )}
          <Box sx={quietText}>{WHO_ACCEPTS}</Box>
          {notice}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={!people.length} loading={form.isSending}>
            Create group
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
