import { useId, useState } from 'react';
import { LIMITS } from '../../../schema/limits';
import { groupNameProblem } from '../../../schema/textRules';
import { useRefusal } from '../session/useRefusal';
import { TextField } from '../kit/TextField';
import { useForm } from '../kit/useForm';
import { listChat } from './addMessage';
import { useCreateGroupChatMutation } from './Group.generated';
import { WHO_ACCEPTS } from './invitationWords';
import type { Person } from './PersonRow';
import { SearchPanel } from './SearchPanel';
import { mdiClose } from '@mdi/js';
import { Button } from '../kit/Button';
import { classNames } from '../kit/classNames';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../kit/Dialog';
import { Icon } from '../kit/Icon';
import chip from '../kit/chip.module.css';
import text from '../kit/text.module.css';
import styles from './NewGroupDialog.module.css';

interface Props {
  onlineIds: ReadonlySet<string>;
  onClose: () => void;
  onCreated: (chatId: string) => void;
}

/** A name and people for a new group. */
export function NewGroupDialog({ onlineIds, onClose, onCreated }: Props) {
  const titleId = useId();
  const [people, setPeople] = useState<readonly Person[]>([]);
  const form = useForm({ name: groupNameProblem });
  const { notice, show, answerOf } = useRefusal();
  const [create] = useCreateGroupChatMutation();
  const isFull = people.length >= LIMITS.membersAtOnce;
  const without = (id: string) => people.filter((person) => person.id !== id);
  return (
    <Dialog aria-labelledby={titleId} onClose={onClose}>
      <form
        noValidate
        className={styles.form}
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
        <DialogTitle id={titleId}>New group</DialogTitle>
        <DialogContent>
          <TextField label="Name of the group" field={form.bind('name')} autoComplete="off" autoFocus />
          {people.length > 0 && (
            <div className={styles.people}>
              {people.map(({ id, name }) => (
                <button
                  key={id}
                  type="button"
                  aria-label={`Take ${name} out`}
                  onClick={() => setPeople(without(id))}
                  className={classNames(chip.chip, styles.chip)}
                >
                  <span className={text.oneLine}>{name}</span>
                  <Icon path={mdiClose} size="inherit" />
                </button>
              ))}
            </div>
          )}
          {isFull ? (
            <div>A new group has at most {LIMITS.membersAtOnce} other people; add more afterwards.</div>
          ) : (
            <SearchPanel
              listsPartners
              onlineIds={onlineIds}
              does="Add"
              onChoose={(person) => setPeople([...without(person.id), person])}
            />
          )}
          <p className={classNames(text.small, text.quiet)}>{WHO_ACCEPTS}</p>
          {notice}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={!people.length} loading={form.isSending}>
            Create group
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
