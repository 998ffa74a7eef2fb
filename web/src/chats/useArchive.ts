import { onErrorPage } from '../apollo/failureLink';
import { useRefusal } from '../session/useRefusal';
import { listChat } from './chatLists';
import { useArchiveChatMutation } from './People.generated';

/** A function that archives a chat for the viewer or returns it to their list, and why it failed. */
export function useArchive(chatId: string) {
  const [archiveChat, { loading: isSending }] = useArchiveChatMutation({
    context: onErrorPage,
    update: (cache) => listChat(cache, chatId),
  });
  const { notice, show, answerOf } = useRefusal();
  const setArchived = async (archived: boolean) => {
    const answer = (await answerOf(archiveChat({ variables: { input: { chatId, archived } } })))?.archiveChat;
    if (answer && answer.__typename !== 'Chat') show(answer);
  };
  return { setArchived, isSending, notice };
}
