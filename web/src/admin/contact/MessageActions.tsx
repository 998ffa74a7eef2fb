import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useNavigate } from '../../kit/navigation/hooks';
import { paths } from '../../paths';
import { useViewer } from '../../session/SessionProvider';
import { useRefusal } from '../../session/useRefusal';
import { staffPaths } from '../staffPaths';
import { useCloseContactMessagesMutation, useReopenContactMessagesMutation } from './bulk.generated';
import type { ContactRow } from './contactRow';
import { useOpenChatWithSenderMutation } from './ContactTable.generated';
import * as texts from './texts';

/** Marks a message as done or opens it again, and leads to its booking, its sender and the chat with the sender. */
export function MessageActions({ row: { id, state, booking, sender } }: { row: ContactRow }) {
  const viewer = useViewer();
  const navigate = useNavigate();
  const refusal = useRefusal();
  const [close, closing] = useCloseContactMessagesMutation();
  const [reopen, reopening] = useReopenContactMessagesMutation();
  const [openChat, opening] = useOpenChatWithSenderMutation();
  const variables = { input: { messageIds: [id] } };
  const markDone = async () => {
    const [result] = (await refusal.answerOf(close({ variables })))?.closeContactMessages ?? [];
    if (result?.problem) refusal.show({ message: result.problem });
  };
  const openAgain = async () => {
    const [result] = (await refusal.answerOf(reopen({ variables })))?.reopenContactMessages ?? [];
    if (result?.problem) refusal.show({ message: result.problem });
  };
  const goToChat = async (userId: string) => {
    const opened = (await refusal.answerOf(openChat({ variables: { input: { userId } } })))?.openChat;
    if (opened?.__typename === 'Chat') await navigate(paths.chats(opened.id));
    else if (opened) refusal.show(opened);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {state === 'OPEN' && (
        <Button size="small" variant="outlined" loading={closing.loading} onClick={() => void markDone()}>
          {texts.markDone}
        </Button>
      )}
      {state === 'DONE' && (
        <Button size="small" variant="outlined" loading={reopening.loading} onClick={() => void openAgain()}>
          {texts.reopen}
        </Button>
      )}
      {booking && (
        <Button size="small" component={Link} to={paths.booking(booking.id)}>
          {texts.showBooking}
        </Button>
      )}
      {sender?.email && (
        <Button size="small" component={Link} to={staffPaths.getUser(sender.email)}>
          {texts.showUser}
        </Button>
      )}
      {sender && sender.id !== viewer?.id && (
        <Button size="small" loading={opening.loading} onClick={() => void goToChat(sender.id)}>
          {texts.openChat}
        </Button>
      )}
      {refusal.notice && <Box sx={{ flexBasis: '100%' }}>{refusal.notice}</Box>}
    </Box>
  );
}
