import { useId, useState } from 'react';
import { fill } from '../../../schema/fill';
import { LIMITS } from '../../../schema/limits';
import { groupNameProblem } from '../../../schema/textRules';
import { useRefusal } from '../session/useRefusal';
import { TextField } from '../kit/TextField';
import { useForm } from '../kit/useForm';
import { listChat } from './chatLists';
import { useCreateGroupChatMutation } from './Group.generated';
import * as texts from './texts';
import { cancel } from '../kit/texts';
import type { Person } from './PersonRow';
import { PeopleSearch } from './PeopleSearch';
import { mdiClose } from '@mdi/js';
import { Button } from '../kit/Button';
import { classNames } from '../kit/classNames';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../kit/Dialog';
import { Icon } from '../kit/Icon';
import chip from '../kit/chip.module.css';
import textStyles from '../kit/text.module.css';
import styles from './NewGroupDialog.module.css';

interface Props {
  onlineIds: ReadonlySet<string>;
  onClose: () => void;
  onCreated: (chatId: string) => void;
}

/** The form for a new group: its name and people. */
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
        <DialogTitle id={titleId}>{texts.newGroup}</DialogTitle>
        <DialogContent>
          <TextField label={texts.groupName} field={form.bind('name')} autoComplete="off" autoFocus />
          {people.length > 0 && (
            <div className={styles.people}>
              {people.map(({ id, name }) => (
                <button
                  key={id}
                  type="button"
                  aria-label={fill(texts.remove, { name })}
                  onClick={() => setPeople(without(id))}
                  className={classNames(chip.chip, styles.chip)}
                >
                  <span className={textStyles.oneLine}>{name}</span>
                  <Icon path={mdiClose} size="inherit" />
                </button>
              ))}
            </div>
          )}
          {isFull ? (
            <div>{fill(texts.newGroupLimit, { count: LIMITS.membersAtOnce })}</div>
          ) : (
            <PeopleSearch
              listsPartners
              onlineIds={onlineIds}
              action={texts.add}
              onChoose={(person) => setPeople([...without(person.id), person])}
            />
          )}
          <p className={classNames(textStyles.small, textStyles.quiet)}>{texts.strangersAccept}</p>
          {notice}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{cancel}</Button>
          <Button type="submit" variant="contained" disabled={!people.length} loading={form.isSending}>
            {texts.createGroup}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
