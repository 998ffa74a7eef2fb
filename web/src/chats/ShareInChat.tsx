import { mdiShareVariantOutline } from '@mdi/js';
import { paths } from '../paths';
import { Only } from '../session/SessionProvider';
import { ButtonLink } from '../kit/Button';
import { Icon } from '../kit/Icon';
import * as texts from './texts';
import styles from './ShareInChat.module.css';

interface Props {
  hotelId?: string;
  bookingId?: string;
}

/** Leads from a hotel or a booking to the chats, to share it in one of them. Only for people who are signed in. */
export const ShareInChat = (shared: Props) => (
  <Only>
    <ButtonLink
      to={paths.chats(undefined, shared)}
      variant="outlined"
      startIcon={<Icon path={mdiShareVariantOutline} size="inherit" />}
      className={styles.share}
    >
      {texts.shareInChat}
    </ButtonLink>
  </Only>
);
