import { mdiForumOutline } from '@mdi/js';
import { NavLink } from 'react-router-dom';
import { fill } from '../../../schema/fill';
import { Badge } from '../kit/Badge';
import { Icon } from '../kit/Icon';
import { paths } from '../paths';
import { useNotificationsQuery } from './ChatBell.generated';
import * as texts from './texts';

interface Props {
  className?: string;
  onClick?: () => void;
}

/**
 * The way to the chats in a menu, with the number of chats that have unread messages. The bell asks for it, since it
 * subscribes to changes at the same moment: a number asked for earlier would miss what arrives in between.
 */
export function ChatsLink({ className, onClick }: Props) {
  const count = useNotificationsQuery({ fetchPolicy: 'cache-only' }).data?.notifications.length ?? 0;
  const label = count ? fill(texts.chatsWithCount, { count }) : texts.chats;
  return (
    <NavLink
      to={paths.chats()}
      aria-label={label}
      title={texts.chats}
      onClick={onClick}
      className={className}
    >
      <Badge count={count}>
        <Icon path={mdiForumOutline} size="small" />
      </Badge>
      <span>{texts.chats}</span>
    </NavLink>
  );
}
