import { Button } from '../kit/Button';
import text from '../kit/text.module.css';
import { Avatar } from './Avatar';
import type { Person } from './PersonRow';
import rows from './rows.module.css';

interface Props {
  person: Person;
  mayChange: boolean;
  onRemove: () => void;
}

/** Somebody who has not accepted the invitation to a group; its administrator can take that back. */
export const InvitedRow = ({ person: { name, photo }, mayChange, onRemove }: Props) => (
  <li className={rows.person}>
    <Avatar photo={photo} size={32} />
    <div className={rows.grow}>
      <div className={text.oneLine}>{name}</div>
      <div className={rows.note}>Invited</div>
    </div>
    {mayChange && (
      <Button size="small" color="error" aria-label={`Withdraw the invitation of ${name}`} onClick={onRemove}>
        Withdraw
      </Button>
    )}
  </li>
);
