import { onErrorPage } from '../apollo/failureLink';
import { useRefusal } from '../session/useRefusal';
import { useBlockedUsersQuery, useBlockUserMutation } from './People.generated';

/** Whether the viewer has blocked a person, and a function that blocks or unblocks them. No person means a group. */
export function useBlock(personId: string | undefined) {
  const { data } = useBlockedUsersQuery({ skip: personId === undefined });
  const [blockUser, { loading: isSending }] = useBlockUserMutation({ context: onErrorPage });
  const { notice, show, answerOf } = useRefusal();
  const isBlocked = data?.blockedUsers.some(({ id }) => id === personId) ?? false;

  /** True if the server accepted. */
  const setBlocked = async (blocked: boolean): Promise<boolean> => {
    if (personId === undefined) return false;
    const variables = { input: { userId: personId, blocked } };
    const answer = (await answerOf(blockUser({ variables })))?.blockUser;
    if (answer && answer.__typename !== 'User') show(answer);
    return answer?.__typename === 'User';
  };
  return { isBlocked, setBlocked, isSending, notice };
}
