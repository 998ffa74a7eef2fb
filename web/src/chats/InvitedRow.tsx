import { fill } from '../../../schema/fill';
import { Button } from '../kit/Button';
import textStyles from '../kit/text.module.css';
import { Avatar } from './Avatar';
import type { Person } from './PersonRow';
import * as texts from './texts';
import rows from './rows.module.css';

interface Props {
  person: Person;
  mayChange: boolean;
  onRemove: () => void;
}

/** A person who has not accepted the invitation to a group yet. The group's admin can withdraw it. */
export const InvitedRow = ({ person: { name, photo }, mayChange, onRemove }: Props) => (
  <li className={rows.person}>
    <Avatar photo={photo} size={32} />
    <div className={rows.grow}>
      <div className={textStyles.oneLine}>{name}</div>
      <div className={rows.note}>{texts.invited}</div>
    </div>
    {mayChange && (
      <Button
        size="small"
        color="error"
        aria-label={fill(texts.withdrawInvitation, { name })}
        onClick={onRemove}
      >
        {texts.withdraw}
      </Button>
    )}
  </li>
);
