import { fill } from '../../../../schema/fill';
import { Button } from '../../kit/Button';
import { classNames } from '../../kit/classNames';
import { spokenDay } from '../../kit/moments';
import { ProfilePhoto } from '../../kit/ProfilePhoto';
import text from '../../kit/text.module.css';
import { DutyChips } from './DutyChips';
import type { TeamMember_MemberFragment } from './Team.generated';
import styles from './team.module.css';
import * as texts from './texts';

interface Props {
  member: TeamMember_MemberFragment;
  isOwn: boolean;
  /** Whether the person at the screen may change the team. */
  mayManage: boolean;
  onChange: () => void;
  onEnd: () => void;
}

/** A member of the team with their duties. */
export function MemberRow({ member, isOwn, mayManage, onChange, onEnd }: Props) {
  const { user, email, duties, joinedAt } = member;
  const name = user?.name ?? '';
  return (
    <li className={styles.row}>
      <ProfilePhoto photo={user?.photo ?? null} size={40} />
      <div className={styles.who}>
        <p className={classNames(text.body, styles.name)}>{isOwn ? fill(texts.yourself, { name }) : name}</p>
        <p className={classNames(text.small, text.quiet, styles.line)}>{email}</p>
        <p className={classNames(text.small, text.quiet)}>
          {fill(texts.since, { day: spokenDay(joinedAt) })}
        </p>
      </div>
      <DutyChips duties={duties} />
      <div role="group" aria-label={fill(texts.actionsOf, { name })} className={styles.actions}>
        {mayManage && (
          <Button size="small" variant="outlined" onClick={onChange}>
            {texts.changeDuties}
          </Button>
        )}
        {(mayManage || isOwn) && (
          <Button size="small" color="error" onClick={onEnd}>
            {isOwn ? texts.leave : texts.remove}
          </Button>
        )}
      </div>
    </li>
  );
}
