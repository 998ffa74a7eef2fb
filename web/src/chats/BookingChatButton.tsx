import { mdiForumOutline } from '@mdi/js';
import { paths } from '../paths';
import { useRefusal } from '../session/useRefusal';
import { Button } from '../kit/Button';
import { Icon } from '../kit/Icon';
import { useNavigate } from '../kit/navigation/hooks';
import { useOpenBookingChatMutation } from './BookingChatButton.generated';
import styles from './BookingChatButton.module.css';

interface Props {
  bookingId: string;
  /** The label, such as 'Write to the hotel'. */
  children: string;
  size?: 'small' | 'medium';
}

/** Opens the chat of a booking's guest and the hotel's staff, or shows why there is none. */
export function BookingChatButton({ bookingId, children, size = 'medium' }: Props) {
  const navigate = useNavigate();
  const [openBookingChat, { loading }] = useOpenBookingChatMutation();
  const { notice, show, answerOf } = useRefusal();
  const open = async () => {
    const answer = (await answerOf(openBookingChat({ variables: { input: { bookingId } } })))
      ?.openBookingChat;
    if (answer?.__typename === 'Chat') await navigate(paths.chats(answer.id));
    else if (answer) show(answer);
  };
  return (
    <>
      <Button
        variant="outlined"
        size={size}
        startIcon={<Icon path={mdiForumOutline} size="inherit" />}
        disabled={loading}
        onClick={() => void open()}
      >
        {children}
      </Button>
      {notice && <div className={styles.notice}>{notice}</div>}
    </>
  );
}
