import { useId, useState } from 'react';
import { fill } from '../../../schema/fill';
import { groupNameProblem } from '../../../schema/textRules';
import { useRefusal } from '../session/useRefusal';
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
import type { Person } from './PersonRow';
import { PeopleSearch } from './PeopleSearch';
import * as texts from './texts';
import { useChatViewer } from './useOutbox';
import { Button } from '../kit/Button';
import { classNames } from '../kit/classNames';
import { ConfirmDialog } from '../kit/ConfirmDialog';
import { cancel } from '../kit/texts';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../kit/Dialog';
import textStyles from '../kit/text.module.css';
import rows from './rows.module.css';
import styles from './GroupDialog.module.css';

interface Props {
  chat: Omit<Group_ChatFragment, ' $fragmentName'>;
  onlineIds: ReadonlySet<string>;
  onClose: () => void;
  onLeft: () => void;
}

/** The members of a group. Its admin can rename it, add and remove people, and make someone else the admin. */
export function GroupDialog({ chat, onlineIds, onClose, onLeft }: Props) {
  const { id: chatId, name, memberships, invited, viewerIsAdmin } = chat;
  const titleId = useId();
  const viewer = useChatViewer();
  const form = useForm({ name: groupNameProblem }, { name });
  const { notice, show, answerOf } = useRefusal();
  const [isLeaving, setLeaving] = useState(false);
  const [removing, setRemoving] = useState<Person>();
  const [rename] = useRenameGroupChatMutation();
  const [add] = useAddChatMembersMutation();
  const [remove, { loading: isRemoving }] = useRemoveChatMemberMutation();
  const [changeAdmin] = useChangeGroupAdminMutation();
  const [leave] = useLeaveChatMutation();

  /** True if the server accepted. Otherwise shows why it refused. */
  const succeeded = (answer: { __typename: string; message?: string } | undefined): boolean => {
    if (answer?.message) show({ message: answer.message });
    return answer !== undefined && !answer.message;
  };
  const removeNow = async (userId: string) => {
    const input = { chatId, userId };
    succeeded((await answerOf(remove({ variables: { input } })))?.removeChatMember);
  };
  const leaveNow = async () => {
    const answer = (await answerOf(leave({ variables: { input: { chatId } } })))?.leaveChat;
    if (succeeded(answer)) onLeft();
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
              succeeded((await answerOf(rename({ variables: { input } })))?.renameGroupChat);
            })}
            className={styles.name}
          >
            <TextField label={texts.groupName} field={form.bind('name')} autoComplete="off" />
            <Button type="submit" variant="outlined" loading={form.isSending} className={styles.rename}>
              {texts.rename}
            </Button>
          </form>
        )}
        {notice}
        <div>
          <h3 className={classNames(textStyles.h4, styles.heading)}>
            {fill(texts.members, { count: memberships.length })}
          </h3>
          <ul className={rows.list}>
            {memberships.map((member) => (
              <MemberRow
                key={member.id}
                member={member}
                isSelf={member.user.id === viewer.id}
                isOnline={onlineIds.has(member.user.id)}
                mayChange={viewerIsAdmin && member.user.id !== viewer.id}
                onRemove={() => setRemoving(member.user)}
                onMakeAdmin={async () => {
                  const input = { chatId, userId: member.user.id };
                  succeeded((await answerOf(changeAdmin({ variables: { input } })))?.changeGroupAdmin);
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
            <h3 className={classNames(textStyles.h4, styles.heading)}>{texts.addPeople}</h3>
            <p className={classNames(textStyles.small, textStyles.quiet, styles.heading)}>
              {texts.strangersAccept}
            </p>
            <PeopleSearch
              onlineIds={onlineIds}
              action={texts.add}
              onChoose={async ({ id }) => {
                const input = { chatId, userIds: [id] };
                succeeded((await answerOf(add({ variables: { input } })))?.addChatMembers);
              }}
            />
          </div>
        )}
      </DialogContent>
      <DialogActions>
        {isLeaving ? (
          <>
            <span className={classNames(rows.note, styles.leaving)}>{texts.leaveWarning}</span>
            <Button onClick={() => setLeaving(false)}>{texts.stay}</Button>
            <Button color="error" variant="contained" onClick={() => void leaveNow()}>
              {texts.leaveGroup}
            </Button>
          </>
        ) : (
          <>
            <Button color="error" onClick={() => setLeaving(true)}>
              {texts.leave}
            </Button>
            <Button variant="contained" onClick={onClose}>
              {texts.done}
            </Button>
          </>
        )}
      </DialogActions>
      {removing && (
        <ConfirmDialog
          title={fill(texts.removeQuestion, { name: removing.name, group: name })}
          cancel={cancel}
          confirm={texts.removeMember}
          isSending={isRemoving}
          onConfirm={async () => {
            await removeNow(removing.id);
            setRemoving(undefined);
          }}
          onClose={() => setRemoving(undefined)}
        >
          {texts.removeConsequences}
        </ConfirmDialog>
      )}
    </Dialog>
  );
}
