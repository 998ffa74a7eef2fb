import { Button } from '../kit/Button';
import text from '../kit/text.module.css';
import { Avatar } from './Avatar';
import type { Group_ChatFragment } from './Group.generated';
import rows from './rows.module.css';

interface Props {
  member: Group_ChatFragment['memberships'][number];
  isSelf: boolean;
  isOnline: boolean;
  mayChange: boolean;
  onRemove: () => void;
  onMakeAdmin: () => void;
}

/** A member of a group, with what who administers it can do. */
export function MemberRow({ member, isSelf, isOnline, mayChange, onRemove, onMakeAdmin }: Props) {
  const { user, isAdmin } = member;
  const note = [isSelf && 'You', isAdmin && 'Administrator'].filter(Boolean).join(' · ');
  return (
    <li className={rows.person}>
      <Avatar photo={user.photo} isOnline={isOnline} size={32} />
      <div className={rows.grow}>
        <div className={text.oneLine}>{user.name}</div>
        {note && <div className={rows.note}>{note}</div>}
      </div>
      {mayChange && (
        <>
          {!isAdmin && (
            <Button size="small" aria-label={`Make ${user.name} administrator`} onClick={onMakeAdmin}>
              Make administrator
            </Button>
          )}
          <Button size="small" color="error" aria-label={`Remove ${user.name}`} onClick={onRemove}>
            Remove
          </Button>
        </>
      )}
    </li>
  );
}
