import Box from '@mui/material/Box';
import { Avatar } from './Avatar';
import { oneLine, rowStyle } from './rowStyle';

export interface Person {
  id: string;
  name: string;
  photo: string | null;
}

interface Props {
  person: Person;
  isOnline?: boolean;
  /** What pressing it does, before the name. */
  does: string;
  onChoose: (person: Person) => void;
}

/** Somebody with whom one can chat. */
export const PersonRow = ({ person, isOnline, does, onChoose }: Props) => (
  <li>
    <Box
      component="button"
      type="button"
      aria-label={`${does} ${person.name}`}
      onClick={() => onChoose(person)}
      sx={rowStyle}
    >
      <Avatar photo={person.photo} isOnline={isOnline} size={32} />
      <Box component="span" sx={oneLine}>
        {person.name}
      </Box>
    </Box>
  </li>
);
