import { fill } from '../../../schema/fill';
import { Button } from '../kit/Button';
import textStyles from '../kit/text.module.css';
import { Avatar } from './Avatar';
import type { Group_ChatFragment } from './Group.generated';
import * as texts from './texts';
import rows from './rows.module.css';

interface Props {
  member: Group_ChatFragment['memberships'][number];
  isSelf: boolean;
  isOnline: boolean;
  mayChange: boolean;
  onRemove: () => void;
  onMakeAdmin: () => void;
}

/** A member of a group, with buttons for its admin. */
export function MemberRow({ member, isSelf, isOnline, mayChange, onRemove, onMakeAdmin }: Props) {
  const { user, isAdmin } = member;
  const note = [isSelf && texts.you, isAdmin && texts.groupAdmin].filter(Boolean).join(' · ');
  return (
    <li className={rows.person}>
      <Avatar photo={user.photo} isOnline={isOnline} size={32} />
      <div className={rows.grow}>
        <div className={textStyles.oneLine}>{user.name}</div>
        {note && <div className={rows.note}>{note}</div>}
      </div>
      {mayChange && (
        <>
          {!isAdmin && (
            <Button
              size="small"
              aria-label={fill(texts.makeGroupAdminOf, { name: user.name })}
              onClick={onMakeAdmin}
            >
              {texts.makeGroupAdmin}
            </Button>
          )}
          <Button
            size="small"
            color="error"
            aria-label={fill(texts.remove, { name: user.name })}
            onClick={onRemove}
          >
            {texts.removeMember}
          </Button>
        </>
      )}
    </li>
  );
}
